import sharp, { type Metadata } from 'sharp';
import { turnsOf } from './turns.ts';

/**
 * libvips keeps its last hundred operations, in case they are asked for again, and with a decoder all it
 * has allocated, which is not counted: ten large photos one after another took two gigabytes. No photo is
 * decoded twice here.
 */
sharp.cache(false);

/**
 * Bytes that decoders of one process may hold at once, and so a single photo too. 50 megapixels of a
 * WebP, of a baseline JPEG or of an ordinary PNG are within it. A process that does nothing else took
 * 460 MB at most with four of the largest at once, and 540 MB with eight (2026-11-27).
 */
export const DECODING_MOST_BYTES = 200_000_000;

/** For all who decode what strangers have sent: instances serve several calls, with one memory. */
export const decodingTurns = turnsOf(DECODING_MOST_BYTES);

/** Of what is read line by line sharp keeps this many to make it smaller: measured. */
const LINES_KEPT = 2_000;

export type Header = Pick<
  Metadata,
  'format' | 'width' | 'height' | 'channels' | 'depth' | 'isProgressive'
>;

/**
 * Bytes a photo's decoder holds, from its header. A progressive JPEG (also a baseline one in several
 * scans) is kept whole, as coefficients of two bytes; its subsampling says nothing, since any component
 * may be the full one. An interlaced PNG is kept whole as well, and a WebP with four bytes a pixel.
 */
export function bytesToDecode({
  format,
  width,
  height,
  channels,
  depth,
  isProgressive,
}: Header): number {
  if (format === 'webp') return width * height * 4;
  const isWide = depth !== 'uchar' || (format === 'jpeg' && isProgressive);
  const lines = isProgressive ? height : Math.min(height, LINES_KEPT);
  return width * lines * channels * (isWide ? 2 : 1);
}
