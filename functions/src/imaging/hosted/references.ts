import sharp from 'sharp';
import type { DrawRequests } from '@lumashot/domain/imaging/engine';
import type { OperationName } from '@lumashot/domain/operations/operations';
import { picturesOf } from '@lumashot/domain/operations/pictures';

/** Five of these, as base64, stay below the 20 MB that a request may have. */
const REFERENCE_MAX_BYTES = 2_500_000;
const SMALLER = { side: 1536, quality: 90 } as const;

/** In order, and small enough to send. One at a time: decoded photos are large. */
export async function referencesOf<K extends OperationName>(
  operation: K,
  request: DrawRequests[K],
): Promise<Uint8Array[]> {
  const references: Uint8Array[] = [];
  for (const { bytes } of picturesOf(operation, request)) {
    references.push(bytes.length > REFERENCE_MAX_BYTES ? await smaller(bytes) : bytes);
  }
  return references;
}

const smaller = (bytes: Uint8Array): Promise<Uint8Array> =>
  sharp(bytes)
    .resize(SMALLER.side, SMALLER.side, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: SMALLER.quality })
    .toBuffer();
