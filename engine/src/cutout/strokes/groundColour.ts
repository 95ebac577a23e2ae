import { atShare } from '../raster/atShare.ts';
import { apartFrom, type Lab, type LabColour } from '../raster/lab.ts';
import type { Size } from '../raster/pixels.ts';
import { paddedBox, type Box } from '../raster/regions.ts';

/** The ground is looked at so far around a place, as a share of the photo's longer side, at one pixel in so many: in all of the photo where there are fewer than `least`. */
const AROUND = { reach: 0.1, every: 7, least: 60 } as const;
/** Of the ground, so much has one colour, as the eye sees it: no further from it than `same`. */
const EVEN = { share: 0.6, same: 4 } as const;
/** How far the ground's pixels are from their colour is told by those that this share of them are nearer than. */
const SPREAD = 0.95;

export interface GroundColour {
  readonly colour: LabColour;
  /** How far from it nearly all pixels of the ground are, as the eye sees it. */
  readonly spread: number;
}

/** The one colour that the ground has around a place; null where it has many. */
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
    const far = apartFrom(lab, i, colour);
    if (far < EVEN.same) even.push(far);
  }
  if (even.length === 0 || even.length < ground.length * EVEN.share) return null;
  return { colour, spread: atShare(even, SPREAD) };
}

export function medianColour(lab: Lab, at: readonly number[]): LabColour {
  const values = new Float32Array(at.length);
  const of = (channel: number): number => {
    for (let n = 0; n < at.length; n++) values[n] = lab[(at[n] ?? 0) * 3 + channel] ?? 0;
    return atShare(values, 0.5);
  };
  return [of(0), of(1), of(2)];
}

/** Some of the pixels of a box that are ground: a large part of the photo is asked, so no list is made of the others. */
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
