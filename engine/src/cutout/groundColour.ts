import { atShare } from './atShare.ts';
import { apartFrom, type Lab, type LabColour } from './lab.ts';
import type { Size } from './pixels.ts';
import { paddedBox, type Box } from './regions.ts';

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
  const groundIn = (area: Box): readonly number[] =>
    placesIn(area, size).filter((i) => !isInside(i));
  const beside = groundIn(paddedBox(box, reach, size));
  const ground = beside.length < AROUND.least ? groundIn({ x: 0, y: 0, ...size }) : beside;
  const colour = medianColour(lab, ground);
  const even = ground.map((i) => apartFrom(lab, i, colour)).filter((far) => far < EVEN.same);
  if (even.length === 0 || even.length < ground.length * EVEN.share) return null;
  return { colour, spread: atShare(even, SPREAD) };
}

export function medianColour(lab: Lab, at: readonly number[]): LabColour {
  const of = (channel: number): number =>
    atShare(
      at.map((i) => lab[i * 3 + channel] ?? 0),
      0.5,
    );
  return [of(0), of(1), of(2)];
}

const placesIn = ({ x, y, width, height }: Box, size: Size): readonly number[] =>
  Array.from({ length: Math.ceil((width * height) / AROUND.every) }, (_, n) => {
    const at = n * AROUND.every;
    return (y + Math.floor(at / width)) * size.width + x + (at % width);
  });
