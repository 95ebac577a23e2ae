import { bilinear } from '../raster/bilinear.ts';
import type { Pixels, Size } from '../raster/pixels.ts';
import { createPlane, mapPlane, type Plane } from '../raster/plane.ts';
import { boundsOf } from '../raster/regions.ts';

/** A mask at the size of the photo, with the band of uncertain pixels along its outline. */
export interface EdgeBand {
  /**
   * The part of the photo around the outline, one pixel wider on each side: 1 inside, 0 outside, undefined in the band.
   * Beyond the photo the border is repeated.
   */
  readonly part: Plane;
  /** Column and row of the part's first pixel in the photo; -1 is just outside. */
  readonly left: number;
  readonly top: number;
  /** Indices in the part of the band's pixels; none is on the part's border. */
  readonly pixels: Int32Array<ArrayBuffer>;
  /** For each of them the blurred mask, 0..1: above 0.5 is inside. */
  readonly inside: Float32Array<ArrayBuffer>;
}

const CERTAIN = 0.001;

interface SoftMask {
  /** 1 inside, 0 outside, of any size; `soft` is the same, blurred. */
  readonly mask: Plane;
  readonly soft: Plane;
  /** The network's salience, 0..1; null without a network. */
  readonly salience: Plane | null;
  /** 1 where an edge is wanted, at the size of the mask; null: everywhere. */
  readonly within: Plane | null;
}

/** The band is where the blurred mask is neither 0 nor 1 and an edge is wanted; null if the mask is empty. */
export function edgeBand({ mask, soft, salience, within }: SoftMask, photo: Size): EdgeBand | null {
  const box = boundsOf(
    within === null ? soft : mapPlane(soft, (v, i) => v * (within.data[i] ?? 0)),
    CERTAIN,
  );
  if (box === null) return null;
  const [kx, ky] = [soft.width / photo.width, soft.height / photo.height];
  const [left, top] = [Math.floor(box.x / kx) - 1, Math.floor(box.y / ky) - 1];
  const right = Math.min(photo.width, Math.ceil((box.x + box.width) / kx)) + 1;
  const bottom = Math.min(photo.height, Math.ceil((box.y + box.height) / ky)) + 1;
  const part = createPlane(right - left, bottom - top);
  const valueAt = insideAt({ mask, soft, salience });
  const pixels: number[] = [];
  const inside: number[] = [];
  for (let y = 0; y < part.height; y++) {
    const v = (y + top + 0.5) * ky;
    const row = clamped(v, soft.height) * soft.width;
    for (let x = 0; x < part.width; x++) {
      const u = (x + left + 0.5) * kx;
      const place = row + clamped(u, soft.width);
      const cell = soft.data[place] ?? 0;
      const isBorder = x === 0 || y === 0 || x === part.width - 1 || y === part.height - 1;
      const isWanted = within === null || within.data[place] === 1;
      if (!isWanted || cell <= CERTAIN || cell >= 1 - CERTAIN || isBorder) {
        part.data[y * part.width + x] = cell > 0.5 ? 1 : 0;
        continue;
      }
      pixels.push(y * part.width + x);
      inside.push(bilinear(soft, valueAt, { x: u - 0.5, y: v - 0.5 }));
    }
  }
  return { part, left, top, pixels: Int32Array.from(pixels), inside: Float32Array.from(inside) };
}

/** RGBA of the band's pixels, in their order. */
export function coloursOf(
  { part, left, top, pixels }: EdgeBand,
  { data, width }: Pixels,
): Uint8ClampedArray {
  const colours = new Uint8ClampedArray(pixels.length * 4);
  for (let n = 0; n < pixels.length; n++) {
    const at = pixels[n] ?? 0;
    const x = (at % part.width) + left;
    const y = Math.floor(at / part.width) + top;
    const from = (y * width + x) * 4;
    for (let c = 0; c < 4; c++) colours[n * 4 + c] = data[from + c] ?? 0;
  }
  return colours;
}

const clamped = (at: number, count: number): number =>
  Math.min(count - 1, Math.max(0, Math.floor(at)));

/** The blurred mask, corrected by salience: the blur alone would lose parts and corners thinner than itself, and close such gaps. */
function insideAt({
  mask,
  soft,
  salience,
}: Omit<SoftMask, 'within'>): (x: number, y: number) => number {
  return (x, y) => {
    const at = y * soft.width + x;
    const inside = soft.data[at] ?? 0;
    if (salience === null) return inside;
    const isWithin = mask.data[at] === 1;
    if (isWithin && inside < 0.5) return Math.max(inside, salience.data[at] ?? 0);
    return !isWithin && inside > 0.5 ? Math.min(inside, salience.data[at] ?? 1) : inside;
  };
}
