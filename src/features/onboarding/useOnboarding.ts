import { ONBOARDING_TEXTS, PHOTO_REFUSAL_TEXTS } from '@lumashot/domain/texts/onboarding';
import { useEffect, useState } from 'react';
import { showToast } from '../../components/toasts/showToast.ts';
import { completeOnboarding } from '../../firebase/profiles.ts';
import { uploadProfilePhoto } from '../../firebase/uploadProfilePhoto.ts';
import { encodeImage } from '../../lib/encodeImage.ts';
import { preparePhoto } from '../../lib/preparePhoto.ts';
import { useUser } from '../../session/SessionContext.ts';
import { useFaceCheck } from './useFaceCheck.ts';

const encode = (photo: Blob): Promise<Blob> =>
  encodeImage(photo, { type: 'image/jpeg', quality: 0.9, longestSide: 2048 });

interface Picked {
  readonly photo: Blob;
  readonly preview: string;
}

/** Pick, check, upload. Afterwards the profile's listener leads on to the dashboard. */
export function useOnboarding() {
  const { uid } = useUser();
  const [picked, setPicked] = useState<Picked | null>(null);
  const [busy, setBusy] = useState(false);

  const preview = picked?.preview ?? null;
  useEffect(() => () => (preview === null ? undefined : URL.revokeObjectURL(preview)), [preview]);

  async function pick(file: File): Promise<void> {
    const prepared = await preparePhoto(file, { encode });
    if (!prepared.ok) return void showToast('error', PHOTO_REFUSAL_TEXTS[prepared.refusal]);
    setPicked({ photo: prepared.photo, preview: URL.createObjectURL(prepared.photo) });
  }

  async function submit(): Promise<void> {
    if (picked === null) return;
    setBusy(true);
    try {
      const photoUrl = await uploadProfilePhoto({
        uid,
        photo: picked.photo,
        timestampMs: Date.now(),
      });
      await completeOnboarding(uid, { photoUrl });
    } catch (error) {
      console.error('The profile photo was not saved', error);
      showToast('error', {
        title: ONBOARDING_TEXTS.failed,
        description: ONBOARDING_TEXTS.failedAdvice,
      });
      setBusy(false);
    }
  }

  return {
    preview,
    face: useFaceCheck(picked?.photo ?? null),
    busy,
    pick: (file: File) => void pick(file),
    submit: () => void submit(),
  };
}
