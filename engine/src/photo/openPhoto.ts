import sharp from 'sharp';
import type { SourceImage } from '@lumashot/domain/imaging/engine';
import { fromPixels, type Layer } from '../paint/layer.ts';

// No photo is opened twice: the library's cache would only hold memory.
sharp.cache(false);

/** Checked from the header: a bomb is refused before it is decoded, and so is what is no photo. */
const LIMITS = { pixels: 50_000_000, side: 16_000 } as const;
const FORMATS: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp']);

/** What reworks a picture keeps its size up to this; enlarging ends here. */
export const LARGEST_SIDE = 2048;

/**
 * Decodes an untrusted photo: upright, sRGB, its longer side at most `longest` pixels.
 * Null when it is no photo.
 */
export async function openPhoto(
  { bytes }: SourceImage,
  { longest }: { readonly longest: number },
): Promise<Layer | null> {
  try {
    const image = sharp(bytes, { limitInputPixels: LIMITS.pixels, failOn: 'error' });
    const { format, width, height } = await image.metadata();
    if (format === undefined || !FORMATS.has(format)) return null;
    if (Math.max(width, height) > LIMITS.side) return null;
    const { data, info } = await image
      .autoOrient()
      .resize(longest, longest, { fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .ensureAlpha()
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true });
    if (info.channels !== 4) return null;
    return fromPixels(new Uint8ClampedArray(data), info.width, info.height);
  } catch {
    // sharp throws one kind of error for every undecodable input: it is no photo then.
    return null;
  }
}
