import { quantile } from '../raster/quantile.ts';
import { distanceToColour, type Lab, type LabColour } from '../raster/lab.ts';
import type { Size } from '../raster/pixels.ts';
import { paddedBox, type Box } from '../raster/regions.ts';

/** Where background is sampled: within `reach` of a box (share of the photo's longer side), one pixel in `every`; in all of the photo if that gives fewer than `least`. */
const AROUND = { reach: 0.1, every: 7, least: 60 } as const;
/** The background has one colour if at least `share` of the samples are within `same` (CIELAB) of their median. */
const EVEN = { share: 0.6, same: 4 } as const;
/** The quantile of those distances that is returned as their spread. */
const SPREAD = 0.95;

export interface GroundColour {
  readonly colour: LabColour;
  /** Nearly all pixels of the background are within this distance of it (CIELAB). */
  readonly spread: number;
}

/** The background's colour around a box; null if it has more than one. */
export function groundColour(
  { lab, size }: { readonly lab: Lab; readonly size: Size },
  { box, isInside }: { readonly box: Box; readonly isInside: (i: number) => boolean },
): GroundColour | null {
  const reach = Math.ceil(AROUND.reach * Math.max(size.width, size.height));
  const beside = groundIn(paddedBox(box, reach, size), { size, isInside });
  const isFew = beside.length < AROUND.least;
  const ground = isFew ? groundIn({ x: 0, y: 0, ...size }, { size, isInside }) : beside;
  const colour = medianColour(lab, ground);
  const even: number[] = [];
  for (const i of ground) {
    const distance = distanceToColour(lab, i, colour);
    if (distance < EVEN.same) even.push(distance);
  }
  if (even.length === 0 || even.length < ground.length * EVEN.share) return null;
  return { colour, spread: quantile(even, SPREAD) };
}

export function medianColour(lab: Lab, at: readonly number[]): LabColour {
  const values = new Float32Array(at.length);
  const of = (channel: number): number => {
    for (let n = 0; n < at.length; n++) values[n] = lab[(at[n] ?? 0) * 3 + channel] ?? 0;
    return quantile(values, 0.5);
  };
  return [of(0), of(1), of(2)];
}

/** A sample of the background's pixels in a box. */
function groundIn(
  { x, y, width, height }: Box,
  { size, isInside }: { readonly size: Size; readonly isInside: (i: number) => boolean },
): readonly number[] {
  const ground: number[] = [];
  for (let at = 0; at < width * height; at += AROUND.every) {
    const i = (y + Math.floor(at / width)) * size.width + x + (at % width);
    if (!isInside(i)) ground.push(i);
  }
  return ground;
}
