import { sniffPhotoType, type PhotoType } from '@lumashot/domain/photos/photo';
import type { ReencodePhoto } from '../usecases/operations/sources/ports.ts';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { bytesToDecode, DECODING_MOST_BYTES, decodingTurns } from './decoding.ts';

/** Checked from the header, before anything is decoded: a side of its own, against 1 x 50M. */
const LIMITS = { pixels: 50_000_000, side: 16_000, bytes: DECODING_MOST_BYTES } as const;
const MAX_SIDE = 2048;

const ENCODERS = {
  'image/jpeg': { format: 'jpeg', encode: (image) => image.jpeg({ quality: 90 }) },
  'image/png': { format: 'png', encode: (image) => image.png() },
  'image/webp': { format: 'webp', encode: (image) => image.webp({ quality: 90 }) },
} as const satisfies Record<
  PhotoType,
  { format: Metadata['format']; encode: (image: Sharp) => Sharp }
>;

/** The photo upright, at most 2048 px, without metadata; null for what is no photo we take. */
export const reencodePhoto: ReencodePhoto = async (bytes) => {
  // sharp chooses a decoder by the bytes: those of SVG, TIFF and others never get a stranger's.
  const type = sniffPhotoType(bytes);
  if (type === null) return null;
  const { format, encode } = ENCODERS[type];
  try {
    const image = sharp(bytes, { limitInputPixels: LIMITS.pixels });
    const header = await image.metadata();
    if (header.format !== format || !isWithinLimits(header)) return null;
    const upright = image
      .autoOrient()
      .resize(MAX_SIDE, MAX_SIDE, { fit: 'inside', withoutEnlargement: true });
    return {
      bytes: await decodingTurns(bytesToDecode(header), () => encode(upright).toBuffer()),
      type,
      shorterSide: Math.min(header.width, header.height),
    };
  } catch {
    // sharp throws one kind of error for every undecodable input: it is no photo then.
    return null;
  }
};

function isWithinLimits(header: Metadata): boolean {
  const { width, height, pages = 1 } = header;
  // A picture that moves is no photo, and may hold ten thousand frames.
  return (
    pages === 1 &&
    Math.max(width, height) <= LIMITS.side &&
    width * height <= LIMITS.pixels &&
    bytesToDecode(header) <= LIMITS.bytes
  );
}
