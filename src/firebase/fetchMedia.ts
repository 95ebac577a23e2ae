import { getBlob, ref } from 'firebase/storage';
import { storage } from './storage.ts';
import { userIsKnown } from './userIsKnown.ts';

/** The bytes from the bucket, as the signed-in user. Loaded with the first picture that is not cached. */
export async function fetchMedia(gsUrl: string): Promise<Blob> {
  await userIsKnown();
  return getBlob(ref(storage, gsUrl));
}
