import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Bucket } from '@google-cloud/storage';
import { makeZip } from 'client-zip';
import type { PartWriter } from '../../usecases/account/ports.ts';
import { hasCode, NOT_FOUND } from '../hasCode.ts';
import { listFiles } from './listFiles.ts';

const CACHE_CONTROL = 'private, no-store';

/** Zips of objects, in the bucket. Bytes pass through: the size of a part is not held in memory. */
export const storageZipParts = (bucket: Bucket): PartWriter => ({
  async open(path) {
    const file = bucket.file(path);
    try {
      const [{ size }] = await file.getMetadata();
      return { bytes: Number(size), chunks: file.createReadStream({ decompress: false }) };
    } catch (error) {
      if (hasCode(error, NOT_FOUND)) return null;
      throw error;
    }
  },

  async write(path, entries) {
    let bytes = 0;
    async function* counted(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
      for await (const chunk of chunks) {
        bytes += chunk.byteLength;
        yield chunk;
      }
    }
    await pipeline(
      Readable.from(counted(makeZip(entries))),
      bucket.file(path).createWriteStream({
        resumable: false,
        contentType: 'application/zip',
        metadata: { cacheControl: CACHE_CONTROL },
      }),
    );
    return bytes;
  },

  async removeAll(prefix) {
    for await (const file of listFiles(bucket, prefix)) await file.delete({ ignoreNotFound: true });
  },
});
