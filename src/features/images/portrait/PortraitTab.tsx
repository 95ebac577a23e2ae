import { refusalText } from '#app/lib/refusalText.ts';
import { PICKED_TEXTS, PORTRAIT_TEXTS } from '#app/texts/images.ts';
import { useEffect, useState } from 'react';
import { Button } from '#app/components/actions/Button.tsx';
import { showToast } from '#app/components/toasts/showToast.ts';
import { useDraft } from '#app/device/useDraft.ts';
import { useUser } from '#app/session/SessionContext.ts';
import { useSharedPhoto } from '#app/pwa/sharedPhoto.ts';
import { useProfile } from '#app/session/ProfileContext.ts';
import { Desk } from '../generation/Desk.tsx';
import { DownloadButton } from '../generation/DownloadButton.tsx';
import { usePaidAction } from '../generation/usePaidAction.ts';
import { ResultPanel } from '../generation/ResultPanel.tsx';
import { usePhotos } from '../photos/usePhotos.ts';
import { PortraitForm, type TemplateWish } from './PortraitForm.tsx';
import { checkPortrait, portraitAction } from './portraitCall.ts';
import { templateNameOf } from './templateName.ts';

const NO_WISH: TemplateWish = { templateId: null, customPrompt: '' };

/** `handedOver`: a template from another screen. A result takes the picker's place. */
export function PortraitTab({ handedOver }: { handedOver: TemplateWish | null }) {
  const { uid } = useUser();
  const { attempt, isRunning, run, clear } = usePaidAction(portraitAction);
  const profilePhotoUrl = useProfile()?.profile_photo_url ?? null;
  const asked = attempt?.input ?? null;
  const begun = asked ?? NO_WISH;
  const [templateId, setTemplateId] = useState((handedOver ?? begun).templateId);
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
  const [usesProfile, setUsesProfile] = useState(asked === null || asked.photo === null);
  const photos = usePhotos(asked?.photo == null ? [] : [asked.photo], {
    max: 1,
    texts: PICKED_TEXTS.portrait,
  });

  // What was handed over wants the form, not an earlier result.
  const isHandedOver = handedOver !== null;
  useEffect(() => {
    if (isHandedOver) portraitAction.clear();
  }, [isHandedOver]);

  useSharedPhoto('portrait', (photo) => {
    clear();
    setUsesProfile(false);
    photos.pick([photo]);
  });

  function submit(): void {
    const photo = usesProfile ? null : (photos.photos[0] ?? null);
    if (usesProfile && profilePhotoUrl === null) {
      return void showToast('error', refusalText({ reason: 'profile-photo-missing' }));
    }
    if (!usesProfile && photo === null) return say(PORTRAIT_TEXTS.photoMissing);
    if (templateId === null) return say(PORTRAIT_TEXTS.sceneMissing);
    void run(checkPortrait({ templateId, customPrompt, photo }));
  }

  const done = attempt?.state === 'done' ? attempt : null;
  return (
    <Desk
      label={PORTRAIT_TEXTS.region}
      started={attempt !== null}
      form={
        done === null ? (
          <PortraitForm
            source={{ usesProfile, setUsesProfile, profilePhotoUrl, photos }}
            wish={{ templateId, customPrompt }}
            setWish={setWish}
            isRunning={isRunning}
            onGenerate={submit}
          />
        ) : null
      }
      result={
        <ResultPanel
          state={attempt?.state ?? 'idle'}
          shown={
            done === null
              ? null
              : {
                  result: done.result,
                  type: 'portrait',
                  alt: templateNameOf(done.input.templateId),
                }
          }
        >
          {done === null ? null : (
            <>
              <DownloadButton
                label={PORTRAIT_TEXTS.download}
                mediaUrl={done.result.mediaUrl}
                operation="portrait"
                timestampMs={done.finishedAtMs}
              />
              <Button
                look="outlined"
                onClick={() => {
                  clear();
                  setWish(NO_WISH);
                }}
              >
                {PORTRAIT_TEXTS.again}
              </Button>
            </>
          )}
        </ResultPanel>
      }
    />
  );
}

const say = (description: string): void =>
  void showToast('error', { title: PICKED_TEXTS.title, description });
