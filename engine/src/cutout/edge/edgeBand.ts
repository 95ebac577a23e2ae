import { between } from '../raster/between.ts';
import type { Pixels, Size } from '../raster/pixels.ts';
import { createPlane, mapPlane, type Plane } from '../raster/plane.ts';
import { boundsOf } from '../raster/regions.ts';

/** What is certain of an outline at the photo's size, and the band of pixels along it that are not. */
export interface EdgeBand {
  /**
   * The part of the photo around the outline, a pixel wider on each side: 1 inside, 0 outside, whatever in the band.
   * Beyond the photo it goes on as at its border.
   */
  readonly part: Plane;
  /** Where the part's first column and row lie in the photo: -1 is a pixel beside it. */
  readonly left: number;
  readonly top: number;
  /** The band, as places in the part; none of them lies on the part's border. */
  readonly pixels: Int32Array<ArrayBuffer>;
  /** Of each of these, how far inside of the outline it lies: above 0.5 inside. */
  readonly inside: Float32Array<ArrayBuffer>;
}

const CERTAIN = 0.001;

interface Outline {
  /** 1 inside, 0 outside, of any size, and blurred. */
  readonly outline: Plane;
  readonly soft: Plane;
  /** How surely each pixel of it was seen inside; null where nobody looked. */
  readonly seen: Plane | null;
  /** 1 where an edge is asked for, of the outline's size; null: all of it is. */
  readonly within: Plane | null;
}

/** The band where a blurred outline is neither 0 nor 1, as far as it is asked for; null where nothing is inside. */
export function edgeBand({ outline, soft, seen, within }: Outline, photo: Size): EdgeBand | null {
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
  const valueAt = insideAt({ outline, soft, seen });
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
      const isAsked = within === null || within.data[place] === 1;
      if (!isAsked || cell <= CERTAIN || cell >= 1 - CERTAIN || isBorder) {
        part.data[y * part.width + x] = cell > 0.5 ? 1 : 0;
        continue;
      }
      pixels.push(y * part.width + x);
      inside.push(between(soft, valueAt, { x: u - 0.5, y: v - 0.5 }));
    }
  }
  return { part, left, top, pixels: Int32Array.from(pixels), inside: Float32Array.from(inside) };
}

/** Colours of the band's pixels, RGBA, in their order. */
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

/** What is thinner than the blur is wide, and a corner, would be outside by it, and a gap as thin inside: what was seen says so. */
function insideAt({
  outline,
  soft,
  seen,
}: Omit<Outline, 'within'>): (x: number, y: number) => number {
  return (x, y) => {
    const at = y * soft.width + x;
    const inside = soft.data[at] ?? 0;
    if (seen === null) return inside;
    const isWithin = outline.data[at] === 1;
    if (isWithin && inside < 0.5) return Math.max(inside, seen.data[at] ?? 0);
    return !isWithin && inside > 0.5 ? Math.min(inside, seen.data[at] ?? 1) : inside;
  };
}
