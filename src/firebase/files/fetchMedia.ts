import { getBlob, ref } from 'firebase/storage';
import { storage } from './storage.ts';

/**
 * The bytes from the bucket, as the signed-in user: by `gs://` URL, or by the path in our own bucket.
 * Loaded with the first picture that is not cached.
 */
export const fetchMedia = (urlOrPath: string): Promise<Blob> => getBlob(ref(storage, urlOrPath));
