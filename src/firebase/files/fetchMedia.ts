import { getBlob, ref } from 'firebase/storage';
import { storage } from './storage.ts';

/** The bytes from the bucket, as the signed-in user. Loaded with the first picture that is not cached. */
export const fetchMedia = (gsUrl: string): Promise<Blob> => getBlob(ref(storage, gsUrl));
