import type { Bucket } from '@google-cloud/storage';
import type { SourceStore } from '../../usecases/operations/sources/ports.ts';
import { lookAt, readBytes } from './readBytes.ts';

/** Pictures that others are made of, from our own bucket only. */
export const storageSources = (bucket: Bucket): SourceStore => ({
  async read({ path, maxBytes }) {
    const read = await readBytes(bucket.file(path), { maxBytes });
    return read.kind === 'missing' ? null : read.kind === 'read' ? read.bytes : read.kind;
  },
  async look({ path, maxBytes }) {
    const { kind } = await lookAt(bucket.file(path), { maxBytes });
    return kind === 'missing' ? null : kind;
  },
});
