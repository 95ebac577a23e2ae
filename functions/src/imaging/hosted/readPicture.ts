import sharp, { type Sharp } from 'sharp';
import type { Picture } from '@lumashot/domain/imaging/engine';
import { sniffPhotoType } from '@lumashot/domain/photos/photo';
import { bytesToDecode, decodingTurns } from '../decoding.ts';
import { middleIn, type Shape } from './shape.ts';

/** What a provider may send. Checked from the header, before anything is decoded. */
const LIMITS = { bytes: 30_000_000, pixels: 50_000_000, side: 16_000, smallest: 64 } as const;
const FORMATS: readonly (string | undefined)[] = ['png', 'jpeg', 'webp'];
/** As large as the photos we keep. */
const MAX_SIDE = 2048;
/** All colours at full size: pictures are edited again and again. */
const JPEG = { quality: 94, chromaSubsampling: '4:4:4' } as const;

/**
 * A provider's bytes are a stranger's bytes: decoded, bounded and encoded anew by us, upright, in
 * sRGB and without metadata. Null for what is no still picture of a sensible size.
 * In the proportions of a frame, where only a margin is lost.
 */
export async function readPicture(
  bytes: Uint8Array,
  frame: Shape | null = null,
): Promise<Picture | null> {
  if (bytes.length > LIMITS.bytes || sniffPhotoType(bytes) === null) return null;
  try {
    const image = sharp(bytes, { limitInputPixels: LIMITS.pixels });
    const header = await image.metadata();
    const { format, width, height, pages = 1 } = header;
    if (!FORMATS.includes(format) || pages > 1) return null;
    if (Math.max(width, height) > LIMITS.side || width * height > LIMITS.pixels) return null;
    if (Math.min(width, height) < LIMITS.smallest) return null;
    const upright = image.autoOrient();
    const middle = frame === null ? null : middleIn(frame, await uprightSize(image));
    const bounded = (middle === null ? upright : upright.extract(middle))
      .resize(MAX_SIDE, MAX_SIDE, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .jpeg(JPEG);
    const { data, info } = await decodingTurns(bytesToDecode(header), () =>
      bounded.toBuffer({ resolveWithObject: true }),
    );
    return { bytes: data, mediaType: 'image/jpeg', width: info.width, height: info.height };
  } catch {
    // sharp throws one kind of error for every undecodable input: it is no picture then.
    return null;
  }
}

async function uprightSize(image: Sharp): Promise<Shape> {
  const { autoOrient, width, height } = await image.metadata();
  return { width: autoOrient.width ?? width, height: autoOrient.height ?? height };
}
