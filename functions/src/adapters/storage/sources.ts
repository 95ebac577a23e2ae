import type { Bucket } from '@google-cloud/storage';
import type { SourceStore } from '../../usecases/ports.ts';

const NOT_FOUND = 404;

/** Pictures that others are made of, from our own bucket only. */
export const storageSources = (bucket: Bucket): SourceStore => ({
  async read({ path, maxBytes }) {
    const file = bucket.file(path);
    try {
      // Its size first: what is too large is not even fetched.
      const [{ size }] = await file.getMetadata();
      if (Number(size) > maxBytes) return 'too-large';
      return (await file.download())[0];
    } catch (error) {
      if (isNotFound(error)) return null;
      throw error;
    }
  },
});

const isNotFound = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === NOT_FOUND;
