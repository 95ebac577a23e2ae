import type { Bucket } from '@google-cloud/storage';
import type { SourceStore } from '../../usecases/ports.ts';
import { readBytes } from './readBytes.ts';

/** Pictures that others are made of, from our own bucket only. */
export const storageSources = (bucket: Bucket): SourceStore => ({
  async read({ path, maxBytes }) {
    const read = await readBytes(bucket.file(path), { maxBytes });
    return read.kind === 'missing' ? null : read.kind === 'read' ? read.bytes : read.kind;
  },
});
