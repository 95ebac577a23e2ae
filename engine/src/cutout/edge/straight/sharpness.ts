import { labOf } from '../../raster/lab.ts';
import type { Pixels } from '../../raster/pixels.ts';
import { smoothAround, type Contour } from '../../raster/contour.ts';
import { layColour } from './layColour.ts';

/** At these distances to both sides of the line colours are looked at, in pixels. */
const SIDES = [1, 2] as const;
/** The direction of a line at a point is that between points so many steps before and after it. */
const STEPS = 3;
/** Values of points beside one another are meant three times. */
const MEAN = 1;

/** How much the colour changes across a closed line at each of its points, in units of CIELAB. */
export function sharpnessAlong(photo: Pixels, { x, y }: Contour): Float32Array {
  const count = x.length;
  const colours = new Uint8ClampedArray(count * 16);
  for (let n = 0; n < count; n++) {
    const [before, after] = [(n + count - STEPS) % count, (n + STEPS) % count];
    const dx = (x[after] ?? 0) - (x[before] ?? 0);
    const dy = (y[after] ?? 0) - (y[before] ?? 0);
    const long = Math.max(1e-6, Math.hypot(dx, dy));
    let at = n * 16;
    for (const sign of [1, -1])
      for (const side of SIDES) {
        const off = (sign * side) / long;
        layColour(colours, at, { photo, x: (x[n] ?? 0) - off * dy, y: (y[n] ?? 0) + off * dx });
        at += 4;
      }
  }
  const lab = labOf(colours);
  const sharp = new Float32Array(count);
  // Means of differences, not of their sizes: grain goes.
  for (let c = 0; c < 3; c++) {
    const change = new Float32Array(count);
    for (let n = 0; n < count; n++) {
      const by = (place: number): number => lab[n * 12 + place * 3 + c] ?? 0;
      change[n] = (by(0) + by(1) - by(2) - by(3)) / 2;
    }
    const mean = smoothAround(change, MEAN);
    for (let n = 0; n < count; n++) sharp[n] = (sharp[n] ?? 0) + (mean[n] ?? 0) ** 2;
  }
  return sharp.map(Math.sqrt);
}
