import { gsUrlOf, profilePhotoPath, settingsPhotoPath } from '@lumashot/domain/paths';
import { ref, uploadBytes } from 'firebase/storage';
import { callFunction } from '../calls/callFunction.ts';
import { storage } from './storage.ts';

/** The two screens that send face photos name them differently on purpose. */
const PATHS = { onboarding: profilePhotoPath, settings: settingsPhotoPath } as const;

/** Uploads a re-encoded JPEG; answers its `gs://` URL. Rejects when the upload fails. */
export async function uploadProfilePhoto({
  uid,
  photo,
  timestampMs,
  from = 'onboarding',
}: {
  uid: string;
  photo: Blob;
  timestampMs: number;
  from?: keyof typeof PATHS;
}): Promise<string> {
  const path = PATHS[from]({ uid, timestampMs, extension: 'jpg' });
  const allowed = await callFunction('allowUploads', { paths: [path] });
  if (!allowed.ok) throw new Error(`the upload was refused: ${allowed.refusal.reason}`);
  const target = ref(storage, path);
  await uploadBytes(target, photo, { contentType: 'image/jpeg' });
  return gsUrlOf({ bucket: target.bucket, path: target.fullPath });
}
