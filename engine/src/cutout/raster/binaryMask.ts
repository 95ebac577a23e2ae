import type { Size } from './pixels.ts';
import type { Box } from './regions.ts';

/** A set of pixels: 1 for its members, else 0. */
export interface BinaryMask extends Size {
  readonly data: Uint8Array;
}

export const createBinaryMask = ({ width, height }: Size): BinaryMask => ({
  data: new Uint8Array(width * height),
  width,
  height,
});

export function binaryMaskOf({ width, height }: Size, isIn: (at: number) => boolean): BinaryMask {
  const marks = createBinaryMask({ width, height });
  for (let at = 0; at < marks.data.length; at++) if (isIn(at)) marks.data[at] = 1;
  return marks;
}

export function cropBinaryMask(marks: BinaryMask, { x, y, width, height }: Box): BinaryMask {
  const part = createBinaryMask({ width, height });
  for (let row = 0; row < height; row++) {
    const from = (y + row) * marks.width + x;
    part.data.set(marks.data.subarray(from, from + width), row * width);
  }
  return part;
}

export const isEmpty = ({ data }: BinaryMask): boolean => !data.includes(1);

/** Morphological dilation by a square of side 2 * radius + 1. */
export function dilated(marks: BinaryMask, radius: number): BinaryMask {
  return sweep(marks, { radius, value: 1 });
}

/** Morphological erosion by the same square. */
export function eroded(marks: BinaryMask, radius: number): BinaryMask {
  return sweep(marks, { radius, value: 0 });
}

/** Spreads one of the two values over a square: along rows, then along columns. Pixels beyond the border have neither. */
function sweep(
  { data, width, height }: BinaryMask,
  { radius, value }: { readonly radius: number; readonly value: 0 | 1 },
): BinaryMask {
  const rows = new Uint8Array(data.length).fill(1 - value);
  const out = createBinaryMask({ width, height });
  out.data.fill(1 - value);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (data[y * width + x] !== value) continue;
      const row = y * width;
      rows.fill(value, row + Math.max(0, x - radius), row + Math.min(width, x + radius + 1));
    }
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (rows[y * width + x] !== value) continue;
      const last = Math.min(height - 1, y + radius);
      for (let v = Math.max(0, y - radius); v <= last; v++) out.data[v * width + x] = value;
    }
  return out;
}
