import { PHOTO_MAX_BYTES } from '@lumashot/domain/photos/photo';
import type { Bucket } from '@google-cloud/storage';
import { CLEANED, type CleanPhotoPorts } from '../../usecases/photos/cleanPhoto.ts';
import { hasCode, PRECONDITION_FAILED } from '../hasCode.ts';
import { readBytes } from './readBytes.ts';

const CACHE_CONTROL = 'private, max-age=3600';

/**
 * Uploaded photos. Replacing one also drops the download token its upload made. Both writes meet
 * only the bytes that were read: what was removed or replaced meanwhile stays so.
 */
export const storagePhotos = (bucket: Bucket): CleanPhotoPorts['photos'] => ({
  async read(path) {
    const read = await readBytes(bucket.file(path), { maxBytes: PHOTO_MAX_BYTES });
    if (read.kind === 'missing') return null;
    return { bytes: read.kind === 'read' ? read.bytes : null, generation: read.generation };
  },
  replace: (path, { bytes, type, generation }) =>
    unlessChanged(
      bucket.file(path).save(Buffer.from(bytes), {
        resumable: false,
        contentType: type,
        metadata: { cacheControl: CACHE_CONTROL, metadata: CLEANED },
        preconditionOpts: { ifGenerationMatch: generation },
      }),
    ),
  remove: (path, { generation }) =>
    unlessChanged(
      bucket.file(path).delete({ ignoreNotFound: true, ifGenerationMatch: generation }),
    ),
});

async function unlessChanged(write: Promise<unknown>): Promise<void> {
  try {
    await write;
  } catch (error) {
    if (!hasCode(error, PRECONDITION_FAILED)) throw error;
  }
}
