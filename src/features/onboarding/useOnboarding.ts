import { ONBOARDING_TEXTS, PHOTO_REFUSAL_TEXTS } from '#app/texts/onboarding.ts';
import { useState } from 'react';
import { showToast } from '#app/components/toasts/showToast.ts';
import { completeOnboarding, skipOnboarding } from '#app/firebase/documents/profiles.ts';
import { saveProfilePhoto } from '#app/media/saveProfilePhoto.ts';
import { usePickedPhoto } from '#app/media/usePickedPhoto.ts';
import { useUser } from '#app/session/SessionContext.ts';
import { useFaceCheck } from '#app/media/faces/useFaceCheck.ts';

/** Pick, check, upload. Afterwards the profile's listener leads on to the dashboard. */
export function useOnboarding() {
  const { uid } = useUser();
  const picked = usePickedPhoto();
  const [busy, setBusy] = useState(false);

  async function pick(file: File): Promise<void> {
    const refusal = await picked.pick(file);
    if (refusal !== null) showToast('error', PHOTO_REFUSAL_TEXTS[refusal]);
  }

  async function submit(): Promise<void> {
    if (picked.photo === null) return;
    setBusy(true);
    try {
      const photoUrl = await saveProfilePhoto({
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

  async function skip(): Promise<void> {
    setBusy(true);
    try {
      await skipOnboarding(uid);
    } catch (error) {
      console.error('The onboarding was not skipped', error);
      showToast('error', {
        title: ONBOARDING_TEXTS.skipFailed,
        description: ONBOARDING_TEXTS.skipFailedAdvice,
      });
      setBusy(false);
    }
  }

  return {
    preview: picked.preview,
    face: useFaceCheck(picked.photo),
    busy,
    pick: (file: File) => void pick(file),
    submit: () => void submit(),
    skip: () => void skip(),
  };
}
