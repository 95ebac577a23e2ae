import type { File } from '@google-cloud/storage';
import { hasCode, NOT_FOUND } from '../hasCode.ts';

type Unread =
  | { readonly kind: 'too-large' | 'encoded'; readonly generation: number }
  | { readonly kind: 'missing' };

export type ReadBytes =
  | { readonly kind: 'read'; readonly bytes: Uint8Array; readonly generation: number }
  | Unread;

type Looked = { readonly kind: 'readable'; readonly generation: number } | Unread;

/** What reading it would find, by what Storage says of it. Throws when Storage cannot be reached. */
export const lookAt = (file: File, { maxBytes }: { maxBytes: number }): Promise<Looked> =>
  orMissing(async () => {
    const [{ size, contentEncoding, ...metadata }] = await file.getMetadata();
    const generation = Number(metadata.generation);
    if (Number(size) > maxBytes) return { kind: 'too-large', generation };
    return { kind: isPlain(contentEncoding) ? 'readable' : 'encoded', generation };
  });

/**
 * The object's bytes as they are stored. Its size first: what is too large is not even fetched. An
 * encoding is never undone: a gzip of less than a megabyte can hold a gigabyte. Throws when Storage
 * cannot be reached.
 */
export const readBytes = (file: File, limit: { maxBytes: number }): Promise<ReadBytes> =>
  orMissing(async () => {
    const seen = await lookAt(file, limit);
    if (seen.kind !== 'readable') return seen;
    const [bytes] = await file.download({ decompress: false });
    return { kind: 'read', bytes, generation: seen.generation };
  });

async function orMissing<Found>(
  ask: () => Promise<Found>,
): Promise<Found | { readonly kind: 'missing' }> {
  try {
    return await ask();
  } catch (error) {
    if (hasCode(error, NOT_FOUND)) return { kind: 'missing' };
    throw error;
  }
}

/** No encoding at all is said in several ways. */
const isPlain = (encoding: string | undefined): boolean =>
  encoding === undefined || encoding === '' || encoding === 'identity';
