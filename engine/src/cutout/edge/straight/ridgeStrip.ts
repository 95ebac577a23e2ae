import { labOf } from '../../raster/lab.ts';
import type { Pixels } from '../../raster/pixels.ts';
import type { Plane } from '../../raster/plane.ts';
import { layColour } from './layColour.ts';
import { offsetAt, placeOn, type Curve } from './curve.ts';

/** Columns to each side of the curve, one a pixel: as far as an edge may be from it, and what a column's ridge is compared with. */
export const REACH = 13;
/** Means along the curve are of so many rows to each side: grain goes, an edge stays. */
const ALONG = 4;
/** How far beside the curve the product and the ground are looked for, in pixels. */
const SIDES = { inside: [10, 18, 26], outside: 10 } as const;
/** A softer edge than this many pixels of alpha between `low` and `high` is hair or wool. */
const SOFT = { low: 0.1, high: 0.9, most: 7 } as const;

/** A band along a curve, rolled out: a row for each pixel along it, columns from outside to inside. */
export interface RidgeStrip {
  readonly rows: number;
  readonly columns: number;
  /** Place along the curve of the first row. */
  readonly start: number;
  /** How much the colour changes across the curve, in units of CIELAB. */
  readonly change: Float32Array;
  /** Of each row: 1 where the product is thick and the ground wide, and the edge of alpha is not soft. */
  readonly plain: Uint8Array;
}

/** The rows of a strip: as many, from this place along its curve on. */
export interface Rows {
  readonly start: number;
  readonly rows: number;
}

/** Of each row: 1 where the product is thick and the ground wide, and the edge of alpha is not soft. */
export function plainRows(alpha: Plane, curve: Curve, { start, rows }: Rows): Uint8Array {
  const plain = new Uint8Array(rows);
  for (let row = 0; row < rows; row++) {
    const along = start + row;
    if (isPlain(alpha, curve, { along, middle: offsetAt(curve, along) })) plain[row] = 1;
  }
  return plain;
}

export function ridgeStrip(
  photo: Pixels,
  curve: Curve,
  { start, plain }: Pick<RidgeStrip, 'start' | 'plain'>,
): RidgeStrip {
  const rows = plain.length;
  const columns = 2 * REACH + 1;
  const colours = new Uint8ClampedArray(rows * columns * 4);
  for (let row = 0; row < rows; row++) {
    const along = start + row;
    const middle = offsetAt(curve, along);
    for (let column = 0; column < columns; column++) {
      const { x, y } = placeOn(curve, along, middle + column - REACH);
      layColour(colours, (row * columns + column) * 4, { photo, x, y });
    }
  }
  const lab = meansAlong(labOf(colours), { rows, columns });
  return { rows, columns, start, change: changesAcross(lab, { rows, columns }), plain };
}

function isPlain(
  alpha: Plane,
  curve: Curve,
  { along, middle }: { readonly along: number; readonly middle: number },
): boolean {
  const at = (off: number): number => {
    const { x, y } = placeOn(curve, along, middle + off);
    const [u, v] = [Math.round(x), Math.round(y)];
    return u < 0 || v < 0 || u >= alpha.width || v >= alpha.height
      ? -1
      : (alpha.data[v * alpha.width + u] ?? 0);
  };
  if (SIDES.inside.some((off) => at(off) < 0.5)) return false;
  const outside = at(-SIDES.outside);
  if (outside < 0 || outside > 0.5) return false;
  let soft = 0;
  for (let off = -REACH; off <= REACH; off++) {
    const value = at(off);
    if (value > SOFT.low && value < SOFT.high) soft++;
  }
  return soft <= SOFT.most;
}

interface Grid {
  readonly rows: number;
  readonly columns: number;
}

/** Means of each column over rows beside one another, by running sums. */
function meansAlong(lab: Float32Array, { rows, columns }: Grid): Float32Array {
  const across = columns * 3;
  const means = new Float32Array(lab.length);
  const sums = new Float64Array(across);
  const add = (row: number, sign: number): void => {
    const from = Math.min(rows - 1, Math.max(0, row)) * across;
    for (let n = 0; n < across; n++) sums[n] = (sums[n] ?? 0) + sign * (lab[from + n] ?? 0);
  };
  for (let row = -ALONG; row <= ALONG; row++) add(row, 1);
  for (let row = 0; row < rows; row++) {
    for (let n = 0; n < across; n++) means[row * across + n] = (sums[n] ?? 0) / (2 * ALONG + 1);
    add(row + ALONG + 1, 1);
    add(row - ALONG, -1);
  }
  return means;
}

/** The distance between the mean colours of the two pixels at either side; 0 in the two outermost columns. */
function changesAcross(lab: Float32Array, { rows, columns }: Grid): Float32Array {
  const change = new Float32Array(rows * columns);
  for (let row = 0; row < rows; row++)
    for (let column = 2; column < columns - 2; column++) {
      const at = row * columns + column;
      let squared = 0;
      for (let c = 0; c < 3; c++) {
        const by = (step: number): number => lab[(at + step) * 3 + c] ?? 0;
        squared += ((by(1) + by(2) - by(-1) - by(-2)) / 2) ** 2;
      }
      change[at] = Math.sqrt(squared);
    }
  return change;
}
