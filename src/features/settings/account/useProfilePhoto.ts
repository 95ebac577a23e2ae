import { SETTINGS_PHOTO_MAX_BYTES } from '@lumashot/domain/photos/photo';
import { ACCOUNT_TEXTS, SETTINGS_PHOTO_REFUSALS } from '@lumashot/domain/texts/settings';
import { useEffect, useState } from 'react';
import { showToast } from '../../../components/toasts/showToast.ts';
import { saveSettings } from '../../../firebase/profileSettings.ts';
import { uploadProfilePhoto } from '../../../firebase/uploadProfilePhoto.ts';
import { encodeImage } from '../../../lib/encodeImage.ts';
import { preparePhoto } from '../../../lib/preparePhoto.ts';
import { useUser } from '../../../session/SessionContext.ts';

const encode = (photo: Blob): Promise<Blob> =>
  encodeImage(photo, { type: 'image/jpeg', quality: 0.9, longestSide: 2048 });

interface Picked {
  readonly photo: Blob;
  readonly preview: string;
}

/** Pick, check, look, save. A failure keeps what was picked. */
export function useProfilePhoto() {
  const { uid } = useUser();
  const [picked, setPicked] = useState<Picked | null>(null);
  const [busy, setBusy] = useState(false);

  const preview = picked?.preview ?? null;
  useEffect(() => () => (preview === null ? undefined : URL.revokeObjectURL(preview)), [preview]);

  async function pick(file: File): Promise<void> {
    if (file.size >= SETTINGS_PHOTO_MAX_BYTES) return refuse('photo-too-large');
    const prepared = await preparePhoto(file, { encode });
    if (!prepared.ok) return refuse(prepared.refusal);
    setPicked({ photo: prepared.photo, preview: URL.createObjectURL(prepared.photo) });
  }

  async function save(): Promise<void> {
    if (picked === null) return;
    setBusy(true);
    try {
      const profile_photo_url = await uploadProfilePhoto({
        uid,
        photo: picked.photo,
        timestampMs: Date.now(),
        from: 'settings',
      });
      await saveSettings(uid, { profile_photo_url });
      setPicked(null);
      showToast('success', ACCOUNT_TEXTS.photo.saved);
    } catch (error) {
      console.error('The profile photo was not saved', error);
      showToast('error', ACCOUNT_TEXTS.photo.failed);
    }
    setBusy(false);
  }

  return {
    preview,
    busy,
    pick: (file: File) => void pick(file),
    save: () => void save(),
    cancel: () => setPicked(null),
  };
}

const refuse = (refusal: keyof typeof SETTINGS_PHOTO_REFUSALS): void =>
  void showToast('error', SETTINGS_PHOTO_REFUSALS[refusal]);
