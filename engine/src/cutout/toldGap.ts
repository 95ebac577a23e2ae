import type { FineCopy } from './bandCut.ts';
import { apartFrom, meanColour } from './lab.ts';
import { createPlane, growPlane, mapPlane, sumOf, type Plane } from './plane.ts';
import { maskOf, regionsOf } from './regions.ts';

interface Asked {
  /** On the finer copy, 1 inside. */
  readonly outline: Plane;
  /** What people painted on it, the last of it being to remove. */
  readonly words: Plane;
  /** The last of it alone. */
  readonly word: Plane;
}

/** Distances of colours as the eye sees them: what is one colour, and what is still mixed with it at its edge. */
const ALIKE = { same: 4, mixed: 22 } as const;
/** Of what is painted, and of the ground, so much has that one colour. */
const SHARE = { painted: 0.75, ground: 0.6 } as const;
/** A gap is a small part of the product: what is larger and looks like its ground is a white panel. */
const MOST = 0.12;

/**
 * The gap in the product that a remove stroke means: all that goes on from it in the very colour of the ground, where that is
 * of one colour. Cut by colours alone, a chrome ring before white goes with the white that it encloses. Null: the stroke is on
 * something else, or what it is on is no gap.
 */
export function toldGap({ lab }: FineCopy, { outline, words, word }: Asked): Int32Array | null {
  const painted: number[] = [];
  const ground: number[] = [];
  outline.data.forEach((inside, i) => {
    if (word.data[i] === -1 && inside > 0.5) painted.push(i);
    else if (inside <= 0.5) ground.push(i);
  });
  if (painted.length === 0) return null;
  const colour = meanColour(lab, painted);
  const isNear = (i: number, distance: number): boolean => apartFrom(lab, i, colour) < distance;
  const isOne = (pixels: readonly number[], share: number): boolean =>
    pixels.filter((i) => isNear(i, ALIKE.same)).length > pixels.length * share;
  if (!isOne(painted, SHARE.painted) || !isOne(ground, SHARE.ground)) return null;
  const alike = mapPlane(outline, (inside, i) =>
    inside > 0.5 && words.data[i] !== 1 && isNear(i, ALIKE.same) ? 1 : 0,
  );
  const parts = regionsOf(alike, (v) => v === 1).filter(({ pixels }) =>
    pixels.some((i) => word.data[i] === -1),
  );
  const gap =
    parts.length === 0 ? createPlane(outline.width, outline.height) : maskOf(outline, parts);
  const size = sumOf(gap);
  if (size === 0 || size > sumOf(outline) * MOST) return null;
  // Its edge is a pixel in which both are mixed.
  const rim = growPlane(gap, 1);
  const all: number[] = [];
  rim.data.forEach((v, i) => {
    if (gap.data[i] === 1 || (v === 1 && words.data[i] !== 1 && isNear(i, ALIKE.mixed)))
      all.push(i);
  });
  return Int32Array.from(all);
}
