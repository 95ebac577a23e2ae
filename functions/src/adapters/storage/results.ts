import { gsUrlOf, keptSourcePath, resultPath, thumbnailPath } from '@lumashot/domain/paths';
import { PHOTO_KINDS } from '@lumashot/domain/photos/photo';
import type { Bucket } from '@google-cloud/storage';
import type { Picture } from '../../imaging/engine.ts';
import type { ResultStore } from '../../usecases/ports.ts';

const EXTENSIONS = { 'image/png': 'png', 'image/jpeg': 'jpg' } as const satisfies Record<
  Picture['mediaType'],
  string
>;

/** A result never changes under its path, and only its owner may keep a copy. */
const CACHE_CONTROL = 'private, max-age=31536000, immutable';

/** Results in Cloud Storage, below `results/{uid}/`. No download token is ever made. */
export function storageResults(bucket: Bucket): ResultStore {
  const put = (path: string, bytes: Uint8Array, contentType: string): Promise<void> =>
    bucket.file(path).save(Buffer.from(bytes), {
      resumable: false,
      contentType,
      metadata: { cacheControl: CACHE_CONTROL },
    });

  return {
    async save({ uid, itemId, picture, thumbnail, source }) {
      const extension = EXTENSIONS[picture.mediaType];
      const imagePath = resultPath({ uid, itemId, extension });
      const smallPath = thumbnailPath({ uid, itemId });
      const sourcePath =
        source === null
          ? null
          : keptSourcePath({ uid, itemId, extension: PHOTO_KINDS[source.mediaType].extension });
      await Promise.all([
        put(imagePath, picture.bytes, picture.mediaType),
        put(smallPath, thumbnail, 'image/webp'),
        source === null || sourcePath === null
          ? undefined
          : put(sourcePath, source.bytes, source.mediaType),
      ]);
      const urlOf = (path: string) => gsUrlOf({ bucket: bucket.name, path });
      return {
        imageUrl: urlOf(imagePath),
        thumbnailUrl: urlOf(smallPath),
        sourceUrl: sourcePath === null ? null : urlOf(sourcePath),
      };
    },
    async remove({ uid, itemId }) {
      const paths = [
        ...Object.values(EXTENSIONS).map((extension) => resultPath({ uid, itemId, extension })),
        thumbnailPath({ uid, itemId }),
        ...Object.values(PHOTO_KINDS).map(({ extension }) =>
          keptSourcePath({ uid, itemId, extension }),
        ),
      ];
      await Promise.all(paths.map((path) => bucket.file(path).delete({ ignoreNotFound: true })));
    },
  };
}
