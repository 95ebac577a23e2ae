import { STORAGE_PREFIXES } from '@lumashot/domain/paths';
import { onObjectFinalized } from 'firebase-functions/storage';
import { defaultBucket } from '../adapters/services.ts';
import { storagePhotos } from '../adapters/storage/photos.ts';
import { FUNCTION_OPTIONS } from '../config.ts';
import { reencodePhoto } from '../imaging/reencodePhoto.ts';
import { photoLog } from '../logging/photoLog.ts';
import { cleanPhoto } from '../usecases/cleanPhoto.ts';

/**
 * Every uploaded face photo is encoded anew: no EXIF, no GPS, upright, bounded. The app does this
 * on the phone already; this is for uploads that did not come from the app.
 */
export const cleanProfilePhoto = onObjectFinalized(FUNCTION_OPTIONS.photo, async (event) => {
  const { name: path, metadata = {} } = event.data;
  if (!path.startsWith(`${STORAGE_PREFIXES.profilePhotos}/`)) return;
  await cleanPhoto(
    { path, metadata },
    { photos: storagePhotos(defaultBucket()), reencode: reencodePhoto, log: photoLog },
  );
});
