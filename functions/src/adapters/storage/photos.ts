import type { Bucket } from '@google-cloud/storage';
import { CLEANED, type CleanPhotoPorts } from '../../usecases/cleanPhoto.ts';

const CACHE_CONTROL = 'private, max-age=3600';

/** Uploaded photos. Replacing one also drops the download token its upload made. */
export const storagePhotos = (bucket: Bucket): CleanPhotoPorts['photos'] => ({
  read: async (path) => (await bucket.file(path).download())[0],
  replace: (path, { bytes, type }) =>
    bucket.file(path).save(Buffer.from(bytes), {
      resumable: false,
      contentType: type,
      metadata: { cacheControl: CACHE_CONTROL, metadata: CLEANED },
    }),
  remove: async (path) => {
    await bucket.file(path).delete({ ignoreNotFound: true });
  },
});
