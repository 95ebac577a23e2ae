import {
  gsUrlOf,
  keptMaskPath,
  keptSourcePath,
  resultPath,
  thumbnailPath,
  uploadPath,
} from '@lumashot/domain/paths';
import type { ResultStore } from '../../../functions/src/usecases/ports.ts';
import type { SourceStore } from '../../../functions/src/usecases/operations/sources/ports.ts';
import { facePhoto } from './photo.ts';

/** Objects without a bucket: in the emulator each one that is stored starts a function. */
export function memoryObjects() {
  const objects = new Map<string, Uint8Array>();
  const urlOf = (path: string): string => gsUrlOf({ bucket: 'memory', path });
  const results: ResultStore = {
    save: async ({ uid, itemId, picture, thumbnail, source, mask }) => {
      const key = { uid, itemId, nameKey: 'memory' };
      const image = resultPath({ ...key, extension: 'png' });
      const small = thumbnailPath(key);
      const kept = keptSourcePath({ ...key, extension: 'jpg' });
      objects.set(image, picture.bytes).set(small, await thumbnail);
      if (source !== null) objects.set(kept, source.bytes);
      const shown = keptMaskPath({ ...key, extension: 'png' });
      if (mask !== null) objects.set(shown, mask.bytes);
      return {
        imageUrl: urlOf(image),
        thumbnailUrl: urlOf(small),
        sourceUrl: source === null ? null : urlOf(kept),
        maskUrl: mask === null ? null : urlOf(shown),
      };
    },
    remove: async () => {
      throw new Error('nothing fails here');
    },
    removeObjects: async (paths) => {
      for (const path of paths) objects.delete(path);
    },
  };
  const sources: SourceStore = {
    read: async ({ path }) => objects.get(path) ?? null,
    look: async ({ path }) => (objects.has(path) ? 'readable' : null),
  };
  return {
    results,
    sources,
    /** A photo among somebody's uploads. */
    givenUpload: async (uid: string): Promise<string> => {
      const path = uploadPath({ uid, uploadId: 'photo', extension: 'jpg' });
      objects.set(path, (await facePhoto()).buffer);
      return path;
    },
    resultsOf: (uid: string): string[] =>
      [...objects.keys()].filter((path) => path.startsWith(`results/${uid}/`)).toSorted(),
  };
}
