import { PORTRAIT_TEMPLATE_IDS } from '@lumashot/domain/catalog/portraitTemplates';
import type { ShapeId } from '@lumashot/domain/catalog/shapes';
import type { PhotoConsent } from '@lumashot/domain/photos/consent';
import { refusalText } from '#app/lib/refusalText.ts';
import { PICKED_TEXTS, PORTRAIT_TEXTS } from '#app/texts/images.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { showToast } from '#app/components/toasts/showToast.ts';
import { useDraft } from '#app/device/useDraft.ts';
import { useDraftOf } from '#app/device/useDraftOf.ts';
import { createStore } from '#app/lib/createStore.ts';
import { useUser } from '#app/session/SessionContext.ts';
import { useSharedPhotos } from '#app/pwa/sharedPhoto.ts';
import { useProfile } from '#app/session/ProfileContext.ts';
import { Desk } from '../generation/Desk.tsx';
import { useDeskActions } from '../generation/useDeskActions.ts';
import { useFrames } from '../generation/useFrames.ts';
import type { Photo } from '../photos/photoList.ts';
import { usePhotos } from '../photos/usePhotos.ts';
import { PortraitForm, type TemplateWish } from './PortraitForm.tsx';
import { PortraitResult } from './PortraitResult.tsx';
import { checkPortrait, portraitAction, portraitSheet, severalPortraits } from './portraitCall.ts';
import { usesProfilePhoto, type Source } from './usesProfilePhoto.ts';

const NO_WISH: TemplateWish = { templateId: null, customPrompt: '' };

const SOURCES: readonly Source[] = ['profile', 'upload'];
/** Undefined: nothing is said of it. */
const sourceOf = (usesProfile: boolean | null): Source | undefined =>
  usesProfile === null ? undefined : usesProfile ? 'profile' : 'upload';

interface Said {
  readonly uploadId: string;
  readonly consent: PhotoConsent;
}

interface HandedPortrait extends TemplateWish {
  readonly usesProfilePhoto: boolean | null;
  readonly shape: ShapeId | null;
}

/**
 * `handedOver`: a template from another screen. The result of a single call takes the picker's place,
 * unless something else has been chosen there meanwhile.
 */
export function PortraitTab({ handedOver }: { handedOver: HandedPortrait | null }) {
  const { uid } = useUser();
  const { single, asked, isSending, run } = useDeskActions(portraitAction, severalPortraits);
  const sheet = useFrames(portraitSheet);
  const profile = useProfile();
  const profilePhotoUrl = profile?.profile_photo_url ?? null;
  const begun = asked ?? NO_WISH;
  const [templateId, setTemplateId] = useDraftOf({
    uid,
    name: 'portrait-template',
    ids: PORTRAIT_TEMPLATE_IDS,
    initial: handedOver?.templateId,
    fallback: begun.templateId,
  });
  const [customPrompt, setCustomPrompt] = useDraft({
    uid,
    name: 'portrait-words',
    initial: handedOver?.customPrompt,
    fallback: begun.customPrompt,
  });
  function setWish(wish: TemplateWish): void {
    setTemplateId(wish.templateId);
    setCustomPrompt(wish.customPrompt);
  }
  // A photo that a reload took is asked for again: the face of the profile would come in its place unseen.
  const [source, setSource] = useDraftOf({
    uid,
    name: 'portrait-source',
    ids: SOURCES,
    initial: sourceOf(handedOver?.usesProfilePhoto ?? null),
    fallback: sourceOf(asked === null ? null : asked.photo === null),
  });
  const setUsesProfile = (uses: boolean): void => setSource(uses ? 'profile' : 'upload');
  const [ownPhotos] = useState(() =>
    createStore<readonly Photo[]>(asked?.photo == null ? [] : [asked.photo]),
  );
  const photos = usePhotos(ownPhotos, {
    max: 1,
    texts: PICKED_TEXTS.portrait,
  });
  const usesProfile = usesProfilePhoto({
    chosen: source,
    profilePhotoUrl: profile?.profile_photo_url,
    hasPicked: photos.photos.length > 0,
  });

  // Of one photo: another one is asked about anew.
  const [said, setSaid] = useState<Said | null>(() =>
    asked?.photo == null || asked.consent === null
      ? null
      : { uploadId: asked.photo.uploadId, consent: asked.consent },
  );
  const picked = photos.photos[0] ?? null;
  const consent = picked !== null && said?.uploadId === picked.uploadId ? said.consent : null;

  function startOver(): void {
    single.clear();
    sheet.putAway();
  }

  // What was handed over wants the form, not an earlier result.
  const isHandedOver = handedOver !== null;
  const makeRoom = useEffectEvent(startOver);
  useEffect(() => {
    if (isHandedOver) makeRoom();
  }, [isHandedOver]);

  useSharedPhotos('portrait', (shared) => {
    startOver();
    setUsesProfile(false);
    photos.pick(shared.slice(0, 1));
  });

  function submit(count: number, shape: ShapeId): void {
    const photo = usesProfile ? null : picked;
    if (usesProfile && profilePhotoUrl === null) {
      return void showToast('error', refusalText({ reason: 'profile-photo-missing' }));
    }
    if (!usesProfile && photo === null) return say(PORTRAIT_TEXTS.photoMissing);
    if (photo !== null && consent === null) return say(PORTRAIT_TEXTS.consentMissing);
    if (templateId === null) return say(PORTRAIT_TEXTS.sceneMissing);
    sheet.release();
    void run(
      checkPortrait({ templateId, customPrompt, photo, consent: photo === null ? null : consent }),
      count,
      shape,
    );
  }

  const done = single.attempt?.state === 'done' ? single.attempt : null;
  const isPickerDone =
    done !== null &&
    done.result.itemId === sheet.large?.key &&
    done.input.templateId === templateId &&
    done.input.customPrompt === customPrompt.trim();
  return (
    <Desk
      label={PORTRAIT_TEXTS.region}
      started={single.attempt !== null || sheet.frames.length > 0}
      form={
        isPickerDone ? null : (
          <PortraitForm
            source={{
              usesProfile,
              setUsesProfile,
              profilePhotoUrl,
              photos,
              consent,
              setConsent: (chosen) => {
                if (picked !== null) setSaid({ uploadId: picked.uploadId, consent: chosen });
              },
            }}
            initialShape={handedOver?.shape ?? null}
            wish={{ templateId, customPrompt }}
            setWish={setWish}
            isRunning={isSending || single.isRunning}
            isSending={isSending}
            onGenerate={submit}
          />
        )
      }
      result={
        <PortraitResult
          sheet={sheet}
          idle={single.attempt?.state ?? 'idle'}
          onAgain={() => {
            startOver();
            setWish(NO_WISH);
          }}
        />
      }
    />
  );
}

const say = (description: string): void =>
  void showToast('error', { title: PICKED_TEXTS.title, description });
