import type { PhotoType } from '@lumashot/domain/photos/photo';
import type { ReencodePhoto } from '../usecases/ports.ts';
import sharp, { type Sharp } from 'sharp';

/** Checked from the header, before anything is decoded: a side of its own, against 1 x 50M. */
const LIMITS = { pixels: 50_000_000, side: 16_000 } as const;
const MAX_SIDE = 2048;

const ENCODERS = {
  jpeg: { type: 'image/jpeg', encode: (image) => image.jpeg({ quality: 90 }) },
  png: { type: 'image/png', encode: (image) => image.png() },
  webp: { type: 'image/webp', encode: (image) => image.webp({ quality: 90 }) },
} as const satisfies Record<string, { type: PhotoType; encode: (image: Sharp) => Sharp }>;

const isKnownFormat = (format: string | undefined): format is keyof typeof ENCODERS =>
  format !== undefined && Object.hasOwn(ENCODERS, format);

/** The photo upright, at most 2048 px, without metadata; null for what is no photo we take. */
export const reencodePhoto: ReencodePhoto = async (bytes) => {
  try {
    const image = sharp(bytes, { limitInputPixels: LIMITS.pixels });
    const { format, width, height, pages = 1 } = await image.metadata();
    // A picture that moves is no photo, and may hold ten thousand frames.
    if (!isKnownFormat(format) || pages > 1) return null;
    if (Math.max(width, height) > LIMITS.side || width * height > LIMITS.pixels) return null;
    const { type, encode } = ENCODERS[format];
    const upright = image
      .autoOrient()
      .resize(MAX_SIDE, MAX_SIDE, { fit: 'inside', withoutEnlargement: true });
    return {
      bytes: await encode(upright).toBuffer(),
      type,
      shorterSide: Math.min(width, height),
    };
  } catch {
    // sharp throws one kind of error for every undecodable input: it is no photo then.
    return null;
  }
};
