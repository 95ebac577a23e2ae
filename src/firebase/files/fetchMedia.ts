import { getBlob, ref } from 'firebase/storage';
import { hasCode } from '../hasCode.ts';
import { MediaMissing } from './mediaMissing.ts';
import { storage } from './storage.ts';

/**
 * The bytes from the bucket, as the signed-in user: by `gs://` URL, or by the path in our own bucket.
 * Loaded with the first picture that is not cached. Rejects with MediaMissing where there is nothing.
 */
export async function fetchMedia(urlOrPath: string): Promise<Blob> {
  try {
    return await getBlob(ref(storage, urlOrPath));
  } catch (error) {
    throw hasCode(error, 'storage/object-not-found') ? new MediaMissing(urlOrPath) : error;
  }
}
