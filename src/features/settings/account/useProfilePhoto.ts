import { SETTINGS_PHOTO_MAX_BYTES } from '@lumashot/domain/photos/photo';
import { ACCOUNT_TEXTS, SETTINGS_PHOTO_REFUSALS } from '#app/texts/settings.ts';
import { useState } from 'react';
import { dismissToast, showToast } from '#app/components/toasts/showToast.ts';
import { saveSettings } from '#app/firebase/documents/profileSettings.ts';
import { saveProfilePhoto } from '#app/media/saveProfilePhoto.ts';
import { usePickedPhoto } from '#app/media/usePickedPhoto.ts';
import { useUser } from '#app/session/SessionContext.ts';

/** Pick, check, look, save. A failure keeps what was picked. */
export function useProfilePhoto() {
  const { uid } = useUser();
  const picked = usePickedPhoto();
  const [busy, setBusy] = useState(false);

  async function pick(file: File): Promise<void> {
    if (file.size >= SETTINGS_PHOTO_MAX_BYTES) return refuse('photo-too-large');
    const refusal = await picked.pick(file);
    if (refusal !== null) refuse(refusal);
  }

  async function save(): Promise<void> {
    if (picked.photo === null) return;
    setBusy(true);
    try {
      const profile_photo_url = await saveProfilePhoto({
        uid,
        photo: picked.photo,
        timestampMs: Date.now(),
        from: 'settings',
      });
      await saveSettings(uid, { profile_photo_url });
      picked.drop();
      showToast('success', ACCOUNT_TEXTS.photo.saved);
    } catch (error) {
      console.error('The profile photo was not saved', error);
      showToast('error', ACCOUNT_TEXTS.photo.failed);
    }
    setBusy(false);
  }

  /** The picture itself goes a day later: until then this can be undone. */
  async function remove(before: string): Promise<void> {
    setBusy(true);
    try {
      await saveSettings(uid, { profile_photo_url: null });
      const toast = showToast('success', {
        ...ACCOUNT_TEXTS.photo.removed,
        button: {
          label: ACCOUNT_TEXTS.photo.undo,
          press: () => {
            dismissToast(toast);
            putBack(uid, before);
          },
        },
      });
    } catch (error) {
      console.error('The profile photo was not removed', error);
      showToast('error', ACCOUNT_TEXTS.photo.notRemoved);
    }
    setBusy(false);
  }

  return {
    preview: picked.preview,
    busy,
    pick: (file: File) => void pick(file),
    save: () => void save(),
    remove: (before: string) => void remove(before),
    cancel: picked.drop,
  };
}

function putBack(uid: string, profile_photo_url: string): void {
  saveSettings(uid, { profile_photo_url }).catch((error: unknown) => {
    console.error('The profile photo was not put back', error);
    showToast('error', ACCOUNT_TEXTS.photo.notRestored);
  });
}

const refuse = (refusal: keyof typeof SETTINGS_PHOTO_REFUSALS): void =>
  void showToast('error', SETTINGS_PHOTO_REFUSALS[refusal]);
