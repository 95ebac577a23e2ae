import { ownerOfPhoto } from '@lumashot/domain/paths';
import { onObjectFinalized } from 'firebase-functions/storage';
import { firestoreUploadPasses } from '../adapters/firestore/library/uploadPasses.ts';
import { defaultBucket, firestore } from '../adapters/services.ts';
import { storagePhotos } from '../adapters/storage/photos.ts';
import { FUNCTION_OPTIONS } from '../config.ts';
import { reencodePhoto } from '../imaging/reencodePhoto.ts';
import { photoLog } from '../adapters/logging/photoLog.ts';
import { cleanPhoto } from '../usecases/photos/cleanPhoto.ts';

/**
 * Every photo that a client has uploaded is encoded anew: no EXIF, no GPS, upright, bounded, and
 * without the download token that each upload makes, which would open it to anybody. What is no
 * photo goes. Either way its path is spent. The app encodes on the phone already; this is for uploads that did not come from it.
 * Tried again when it fails: until it has run, the token is good.
 */
export const cleanUploadedPhoto = onObjectFinalized(FUNCTION_OPTIONS.photo, async (event) => {
  const { name: path, metadata = {} } = event.data;
  if (ownerOfPhoto(path) === null) return;
  await cleanPhoto(
    { path, metadata },
    {
      photos: storagePhotos(defaultBucket()),
      passes: firestoreUploadPasses(firestore()),
      reencode: reencodePhoto,
      log: photoLog,
    },
  );
});
