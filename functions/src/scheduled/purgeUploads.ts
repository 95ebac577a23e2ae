import { parseGsUrl } from '@lumashot/domain/paths';
import { onSchedule } from 'firebase-functions/scheduler';
import { firestoreLibrary } from '../adapters/firestore/library/library.ts';
import { firestoreUploadPasses } from '../adapters/firestore/library/uploadPasses.ts';
import { defaultBucket, firestore } from '../adapters/services.ts';
import { storagePhotos } from '../adapters/storage/photos.ts';
import { storageProfilePhotos, storageUploads } from '../adapters/storage/uploads.ts';
import { FUNCTION_OPTIONS } from '../config.ts';
import { reencodePhoto } from '../imaging/reencodePhoto.ts';
import { photoLog } from '../adapters/logging/photoLog.ts';
import { cleanPhoto } from '../usecases/photos/cleanPhoto.ts';
import { purgePhotos } from '../usecases/photos/purgePhotos.ts';
import { purgeUploads as run } from '../usecases/photos/purgeUploads.ts';
import { allSteps } from './allSteps.ts';
import { log } from '../adapters/logging/writeLog.ts';

/** Removes photos that were uploaded to make a picture of, and face photos that were replaced. */
export const purgeUploads = onSchedule(FUNCTION_OPTIONS.purge, async () => {
  const bucket = defaultBucket();
  const now = new Date();
  const library = firestoreLibrary(firestore());
  const cleaning = {
    photos: storagePhotos(bucket),
    passes: firestoreUploadPasses(firestore()),
    reencode: reencodePhoto,
    log: photoLog,
  };
  await allSteps(
    {
      uploads: () => run({ uploads: storageUploads(bucket), log: photoLog, now }),
      photos: () =>
        purgePhotos({
          photos: storageProfilePhotos(bucket),
          currentOf: async (uid) => {
            const url = await library.profilePhotoOf(uid);
            return url === null ? null : (parseGsUrl(url)?.path ?? null);
          },
          clean: (photo) => cleanPhoto(photo, cleaning),
          log: photoLog,
          now,
        }),
    },
    (did) => log.info('photos purged', did),
  );
});
