import type { Pixels } from '../../cutout/raster/pixels.ts';
import type { Plane } from '../../cutout/raster/plane.ts';
import type { Foot } from './footOf.ts';
import { NONE } from './groundColours.ts';

/** How far apart two pixels are that are compared, in units; and how far under an outline its ground is looked at. */
const APART = 4;
const UNDER = 0.06;
/** Levels that they differ by in the mean: less, and it is paper, a wall, a table, that bites nothing. */
const PLAIN = 4;

/** Whether the ground right under a foot is the same from place to place. */
export function isPlainGround(
  { data, width, height }: Pixels,
  alpha: Plane,
  { low, size, unit }: Foot,
): boolean {
  const apart = Math.round(APART * unit);
  // What a photo leaves clear is no ground.
  const isGround = (at: number): boolean =>
    (alpha.data[at] ?? 1) < NONE && data[at * 4 + 3] === 255;
  const green = (at: number): number => data[at * 4 + 1] ?? 0;
  let [sum, count] = [0, 0];
  low.forEach((row, x) => {
    if (row < 0 || x + apart >= width) return;
    const last = Math.min(height, row + Math.round(size * UNDER));
    for (let y = row + apart; y < last; y += 2) {
      const at = y * width + x;
      if (!isGround(at) || !isGround(at + apart)) continue;
      sum += Math.abs(green(at) - green(at + apart));
      count++;
    }
  });
  return sum <= count * PLAIN;
}
