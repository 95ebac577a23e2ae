import type { FineCopy } from './bandCut.ts';
import { apartFrom, meanColour } from './lab.ts';
import { sumOf, type Plane } from './plane.ts';
import { WAYS } from './regions.ts';

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
/** Of the ground one pixel in so many is looked at. */
const EVERY = 7;
/** A gap is a small part of the product: what is larger and looks like its ground is a white panel. */
const MOST = 0.12;

/**
 * The gap in the product that a remove stroke means: all that goes on from it in the very colour of the ground, where that is
 * of one colour. Cut by colours alone, a chrome ring before white goes with the white that it encloses. Null: the stroke is on
 * something else, or what it is on is no gap.
 */
export function toldGap({ lab }: FineCopy, { outline, words, word }: Asked): Int32Array | null {
  const isInside = (i: number): boolean => (outline.data[i] ?? 0) > 0.5;
  const painted: number[] = [];
  const ground: number[] = [];
  for (let i = 0; i < outline.data.length; i++) {
    if (!isInside(i)) {
      if (i % EVERY === 0) ground.push(i);
    } else if (word.data[i] === -1) painted.push(i);
  }
  if (painted.length === 0) return null;
  const colour = meanColour(lab, painted);
  const isNear = (i: number, distance: number): boolean => apartFrom(lab, i, colour) < distance;
  const isOne = (pixels: readonly number[], share: number): boolean =>
    pixels.filter((i) => isNear(i, ALIKE.same)).length > pixels.length * share;
  if (!isOne(painted, SHARE.painted) || !isOne(ground, SHARE.ground)) return null;
  const isOpen = (i: number): boolean => isInside(i) && words.data[i] !== 1;
  const gap = spread(painted, {
    width: outline.width,
    goesOn: (i) => isOpen(i) && isNear(i, ALIKE.same),
    // Its edge is a pixel in which both are mixed.
    ends: (i) => isOpen(i) && isNear(i, ALIKE.mixed),
  });
  return gap.length > sumOf(outline) * MOST ? null : gap;
}

interface Way {
  readonly width: number;
  readonly goesOn: (i: number) => boolean;
  /** The last pixel of a way, from which it does not go on. */
  readonly ends: (i: number) => boolean;
}

/** All that can be reached from some pixels, across and down, and what it ends in. */
function spread(from: readonly number[], { width, goesOn, ends }: Way): Int32Array {
  const found = new Set(from.filter(goesOn));
  const edge = new Set<number>();
  // A set is walked through in the order in which it grows.
  for (const i of found)
    for (const [dx, dy] of WAYS) {
      const x = (i % width) + dx;
      const to = i + dx + dy * width;
      if (x < 0 || x >= width || found.has(to)) continue;
      if (goesOn(to)) found.add(to);
      else if (ends(to)) edge.add(to);
    }
  return Int32Array.from([...found, ...edge]);
}
