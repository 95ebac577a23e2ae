import type { Size } from '../raster/pixels.ts';
import type { Box } from '../raster/regions.ts';

/** A set of pixels: 1 for those that belong to it. */
export interface Marks extends Size {
  readonly data: Uint8Array;
}

export const createMarks = ({ width, height }: Size): Marks => ({
  data: new Uint8Array(width * height),
  width,
  height,
});

export function marksOf({ width, height }: Size, isIn: (at: number) => boolean): Marks {
  const marks = createMarks({ width, height });
  for (let at = 0; at < marks.data.length; at++) if (isIn(at)) marks.data[at] = 1;
  return marks;
}

export function cropMarks(marks: Marks, { x, y, width, height }: Box): Marks {
  const part = createMarks({ width, height });
  for (let row = 0; row < height; row++) {
    const from = (y + row) * marks.width + x;
    part.data.set(marks.data.subarray(from, from + width), row * width);
  }
  return part;
}

export const isEmpty = ({ data }: Marks): boolean => !data.includes(1);

/** All within `radius` pixels of a mark along both axes (a square), or only what is marked that far around. */
export function grown(marks: Marks, radius: number): Marks {
  return sweep(marks, { radius, wanted: 1 });
}

export function shrunk(marks: Marks, radius: number): Marks {
  return sweep(marks, { radius, wanted: 0 });
}

/** Spreads one of both values over a square: along rows, then along columns. What lies beyond the border is neither. */
function sweep(
  { data, width, height }: Marks,
  { radius, wanted }: { readonly radius: number; readonly wanted: 0 | 1 },
): Marks {
  const rows = new Uint8Array(data.length).fill(1 - wanted);
  const out = createMarks({ width, height });
  out.data.fill(1 - wanted);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (data[y * width + x] !== wanted) continue;
      const row = y * width;
      rows.fill(wanted, row + Math.max(0, x - radius), row + Math.min(width, x + radius + 1));
    }
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (rows[y * width + x] !== wanted) continue;
      const last = Math.min(height - 1, y + radius);
      for (let v = Math.max(0, y - radius); v <= last; v++) out.data[v * width + x] = wanted;
    }
  return out;
}
