import type { Plane } from '../../cutout/raster/plane.ts';
import { boundsOf, type Box } from '../../cutout/raster/regions.ts';

/** How far up a foot goes, and its ground around it, as a share of its product's size (the root of its box's area). */
export const TALL = 0.2;
/** Of the product's height, what is too high up to be where it stands. */
const HIGH = 0.4;
/** Size of a product, in pixels, up to which an outline is as soft as it is at all. */
const USUAL = 600;
/** A value above this belongs to the product. */
export const PRODUCT = 0.5;

/** Where a product stands: the lower side of its outline, column by column. */
export interface Foot {
  readonly box: Box;
  /** The product's own measure, in pixels: what is thin or tall is so beside it. */
  readonly size: number;
  /** How many pixels are as one of a usual photo: more where the product is shown larger. */
  readonly unit: number;
  /** How tall a foot is, in pixels. */
  readonly tall: number;
  /** The topmost row of the product in each column. */
  readonly top: Int32Array;
  /** The lowest row of the product in each column; -1 where it does not stand. */
  readonly low: Int32Array;
}

/** Null where nothing stands: there is no product, or it ends where its photo ends. */
export function footOf(alpha: Plane): Foot | null {
  const box = boundsOf(alpha, PRODUCT);
  if (box === null) return null;
  const { width, height, data } = alpha;
  const top = new Int32Array(width).fill(-1);
  const low = new Int32Array(width).fill(-1);
  let stands = false;
  for (let x = box.x; x < box.x + box.width; x++) {
    const isProduct = (y: number): boolean => (data[y * width + x] ?? 0) > PRODUCT;
    let [first, last] = [box.y, box.y + box.height - 1];
    while (first <= last && !isProduct(first)) first++;
    while (last > first && !isProduct(last)) last--;
    if (first > last || last < box.y + box.height * HIGH || last >= height - 1) continue;
    top[x] = first;
    low[x] = last;
    stands = true;
  }
  if (!stands) return null;
  const size = Math.sqrt(box.width * box.height);
  return { box, size, unit: Math.max(1, size / USUAL), tall: Math.round(size * TALL), top, low };
}

/** How high above the lower outline a pixel lies, in rows; below 0 where it is under it or where nothing stands. */
export const heightAbove = ({ low }: Foot, width: number, at: number): number =>
  (low[at % width] ?? -1) - Math.floor(at / width);

/** The rows that hold the whole foot, and the same foot counted from the first of them. */
export function footRows(
  foot: Foot,
  { height }: Plane,
): { readonly rows: Rows; readonly foot: Foot } {
  let [highest, lowest] = [height, 0];
  for (const last of foot.low) {
    if (last < 0) continue;
    highest = Math.min(highest, last);
    lowest = Math.max(lowest, last);
  }
  const margin = Math.ceil(foot.unit * MARGIN);
  const y = Math.max(0, highest - foot.tall - margin);
  const rows = { y, height: Math.min(height, lowest + margin) - y };
  const from = (values: Int32Array): Int32Array =>
    values.map((value, x) => ((foot.low[x] ?? -1) < 0 ? -1 : value - y));
  return { rows, foot: { ...foot, top: from(foot.top), low: from(foot.low) } };
}

/** Rows above and below a foot, in units: what is painted over looks around itself. */
const MARGIN = 10;

interface Rows {
  readonly y: number;
  readonly height: number;
}
