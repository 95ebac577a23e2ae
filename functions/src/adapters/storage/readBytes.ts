import type { File } from '@google-cloud/storage';
import { hasCode, NOT_FOUND } from '../hasCode.ts';

export type ReadBytes =
  | { readonly kind: 'read'; readonly bytes: Uint8Array; readonly generation: number }
  | { readonly kind: 'too-large' | 'encoded'; readonly generation: number }
  | { readonly kind: 'missing' };

/**
 * The object's bytes as they are stored. Its size first: what is too large is not even fetched. An
 * encoding is never undone: a gzip of less than a megabyte can hold a gigabyte. Throws when Storage
 * cannot be reached.
 */
export async function readBytes(
  file: File,
  { maxBytes }: { maxBytes: number },
): Promise<ReadBytes> {
  try {
    const [{ size, contentEncoding, ...metadata }] = await file.getMetadata();
    const generation = Number(metadata.generation);
    if (Number(size) > maxBytes) return { kind: 'too-large', generation };
    if (!isPlain(contentEncoding)) return { kind: 'encoded', generation };
    const [bytes] = await file.download({ decompress: false });
    return { kind: 'read', bytes, generation };
  } catch (error) {
    if (hasCode(error, NOT_FOUND)) return { kind: 'missing' };
    throw error;
  }
}

/** No encoding at all is said in several ways. */
const isPlain = (encoding: string | undefined): boolean =>
  encoding === undefined || encoding === '' || encoding === 'identity';
