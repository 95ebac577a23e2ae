import sharp from 'sharp';
import type { DrawRequests, Operation, SourceImage } from '@lumashot/domain/imaging/engine';

/** Five of these, as base64, stay below the 20 MB that a request may have. */
const REFERENCE_MAX_BYTES = 2_500_000;
const SMALLER = { side: 1536, quality: 90 } as const;

/** The pictures a model is shown. Their order is the prompt's: what "the first picture" means. */
const SOURCES: { readonly [K in Operation]: (request: DrawRequests[K]) => readonly SourceImage[] } =
  {
    text: () => [],
    storyboard: () => [],
    productShot: ({ sources }) => sources,
    productEdit: ({ source, originals = [] }) => [source, ...originals],
    portrait: ({ source }) => [source],
    enhance: ({ source }) => [source],
  };

/** In order, and small enough to send. One at a time: decoded photos are large. */
export async function referencesOf<K extends Operation>(
  operation: K,
  request: DrawRequests[K],
): Promise<Uint8Array[]> {
  const references: Uint8Array[] = [];
  for (const { bytes } of SOURCES[operation](request)) {
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
