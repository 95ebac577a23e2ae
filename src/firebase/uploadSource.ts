import { uploadPath } from '@lumashot/domain/paths';
import { getMetadata, ref, uploadBytes, type StorageReference } from 'firebase/storage';
import { storage } from './storage.ts';

/** Paths known to be in the bucket: another scene of the same photo sends no bytes again. */
const sent = new Set<string>();

/** Uploads a re-encoded JPEG once under its id; answers its path. Rejects when that fails. */
export async function uploadSource({
  uid,
  uploadId,
  photo,
}: {
  uid: string;
  uploadId: string;
  photo: Blob;
}): Promise<string> {
  const path = uploadPath({ uid, uploadId, extension: 'jpg' });
  if (sent.has(path)) return path;
  const target = ref(storage, path);
  try {
    await uploadBytes(target, photo, { contentType: 'image/jpeg' });
  } catch (error) {
    // The rules let nobody write a name twice: perhaps only the answer to an upload was lost.
    if (!(await isThere(target))) throw error;
  }
  sent.add(path);
  return path;
}

/** Uploads are purged after a day: the next use sends the bytes again, under the same path. */
export const forgetSource = (path: string): void => void sent.delete(path);

const isThere = (target: StorageReference): Promise<boolean> =>
  getMetadata(target).then(
    () => true,
    () => false,
  );
