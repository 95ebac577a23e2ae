import { randomBytes } from 'node:crypto';
import {
  gsUrlOf,
  keptMaskPath,
  keptSourcePath,
  parseGsUrl,
  resultPath,
  resultPrefix,
  thumbnailPath,
} from '@lumashot/domain/paths';
import { PHOTO_KINDS } from '@lumashot/domain/photos/photo';
import type { Bucket } from '@google-cloud/storage';
import type { Picture } from '@lumashot/domain/imaging/engine';
import type { ResultStore } from '../../usecases/ports.ts';
import { hasCode, PRECONDITION_FAILED } from '../hasCode.ts';

const EXTENSIONS = { 'image/png': 'png', 'image/jpeg': 'jpg' } as const satisfies Record<
  Picture['mediaType'],
  string
>;

/** A result never changes under its path, and only its owner may keep a copy. */
const CACHE_CONTROL = 'private, max-age=31536000, immutable';

/** Bytes of the random part of a name: nobody guesses 128 bits. */
const KEY_BYTES = 16;

/** Results in Cloud Storage, below `results/{uid}/`. No download token is ever made. */
export function storageResults(bucket: Bucket): ResultStore {
  const put = (path: string, bytes: Uint8Array, contentType: string): Promise<void> =>
    bucket
      .file(path)
      .save(Buffer.from(bytes), {
        resumable: false,
        contentType,
        metadata: { cacheControl: CACHE_CONTROL },
        // Only what cannot overwrite is tried again by the SDK when the connection breaks.
        preconditionOpts: { ifGenerationMatch: 0 },
      })
      .catch((error: unknown) => {
        // The name is ours alone: if it is taken, an earlier try of this call has arrived.
        if (!hasCode(error, PRECONDITION_FAILED)) throw error;
      });

  return {
    async save({ uid, itemId, picture, thumbnail, source, mask }) {
      const key = { uid, itemId, nameKey: randomBytes(KEY_BYTES).toString('hex') };
      const imagePath = resultPath({ ...key, extension: EXTENSIONS[picture.mediaType] });
      const smallPath = thumbnailPath(key);
      const sourcePath =
        source === null
          ? null
          : keptSourcePath({ ...key, extension: PHOTO_KINDS[source.mediaType].extension });
      const maskPath =
        mask === null
          ? null
          : keptMaskPath({ ...key, extension: PHOTO_KINDS[mask.mediaType].extension });
      await allEnded([
        put(imagePath, picture.bytes, picture.mediaType),
        Promise.resolve(thumbnail).then((bytes) => put(smallPath, bytes, 'image/webp')),
        ...(source === null || sourcePath === null
          ? []
          : [put(sourcePath, source.bytes, source.mediaType)]),
        ...(mask === null || maskPath === null ? [] : [put(maskPath, mask.bytes, mask.mediaType)]),
      ]);
      const urlOf = (path: string) => gsUrlOf({ bucket: bucket.name, path });
      return {
        imageUrl: urlOf(imagePath),
        thumbnailUrl: urlOf(smallPath),
        sourceUrl: sourcePath === null ? null : urlOf(sourcePath),
        maskUrl: maskPath === null ? null : urlOf(maskPath),
      };
    },
    async remove({ keep, ...owner }) {
      const [files] = await bucket.getFiles({ prefix: resultPrefix(owner) });
      const kept = keep === null ? null : parseGsUrl(keep)?.path.replace(/[^.]*$/, '');
      await Promise.all(
        files
          .filter(({ name }) => kept === null || kept === undefined || !name.startsWith(kept))
          .map((file) => file.delete({ ignoreNotFound: true })),
      );
    },
    async removeObjects(paths) {
      await Promise.all(paths.map((path) => bucket.file(path).delete({ ignoreNotFound: true })));
    },
  };
}

/**
 * Fails as one of them does, but only when none is on its way any more: who cleans up after a failure finds
 * all there is.
 */
async function allEnded(works: readonly Promise<void>[]): Promise<void> {
  await Promise.allSettled(works);
  await Promise.all(works);
}
