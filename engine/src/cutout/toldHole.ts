import type { FineCopy } from './bandCut.ts';
import type { Lab } from './lab.ts';
import type { Plane } from './plane.ts';
import { regionsOf } from './regions.ts';

interface Asked {
  /** On the finer copy, 1 inside. */
  readonly outline: Plane;
  /** What people painted on it, the last of it being to keep. */
  readonly words: Plane;
  /** The last of it alone. */
  readonly word: Plane;
}

/** Colours this near are one, as the eye sees them, and so much of a hole has one colour. */
const ALIKE = { distance: 8, share: 0.75 } as const;

/**
 * The hole in the product that a keep stroke means: one of a single colour, which is that under the brush. A white screen
 * before white paper is opened as one, and whoever paints on it means all of it; a bar painted across the gap below a chair's back has
 * another colour than the gap. Null: it is in none.
 */
export function toldHole({ lab }: FineCopy, { outline, words, word }: Asked): Int32Array | null {
  const painted = (i: number): boolean => word.data[i] === 1;
  const holes = regionsOf(outline, (v) => v < 0.5).filter(({ open }) => !open);
  for (const { pixels } of holes) {
    const told = pixels.filter(painted);
    if (told.length === 0 || pixels.some((i) => words.data[i] === -1)) continue;
    const colour = meanOf(lab, told);
    const alike = pixels.reduce(
      (sum, i) => sum + (apart(lab, i, colour) < ALIKE.distance ? 1 : 0),
      0,
    );
    if (alike > pixels.length * ALIKE.share) return pixels;
  }
  return null;
}

type Colour = readonly [l: number, a: number, b: number];

function meanOf(lab: Lab, pixels: Int32Array): Colour {
  const sum = [0, 0, 0] as [number, number, number];
  for (const i of pixels)
    for (const c of [0, 1, 2] as const) sum[c] += (lab[i * 3 + c] ?? 0) / pixels.length;
  return sum;
}

const apart = (lab: Lab, i: number, [l, a, b]: Colour): number =>
  Math.hypot((lab[i * 3] ?? 0) - l, (lab[i * 3 + 1] ?? 0) - a, (lab[i * 3 + 2] ?? 0) - b);
