import { gsUrlOf, profilePhotoPath } from '@lumashot/domain/paths';
import { ref, uploadBytes } from 'firebase/storage';
import { storage } from './storage.ts';

/** Uploads a re-encoded JPEG; answers its `gs://` URL. Rejects when the upload fails. */
export async function uploadProfilePhoto({
  uid,
  photo,
  timestampMs,
}: {
  uid: string;
  photo: Blob;
  timestampMs: number;
}): Promise<string> {
  const target = ref(storage, profilePhotoPath({ uid, timestampMs, extension: 'jpg' }));
  await uploadBytes(target, photo, { contentType: 'image/jpeg' });
  return gsUrlOf({ bucket: target.bucket, path: target.fullPath });
}
