import { apartFrom, meanColour, type Lab } from '../raster/lab.ts';
import type { Plane } from '../raster/plane.ts';
import { regionsOf } from '../raster/regions.ts';

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
export function toldHole(lab: Lab, { outline, words, word }: Asked): Int32Array | null {
  const painted = (i: number): boolean => word.data[i] === 1;
  const holes = regionsOf(outline, (v) => v < 0.5).filter(({ open }) => !open);
  for (const { pixels } of holes) {
    const told = pixels.filter(painted);
    if (told.length === 0 || pixels.some((i) => words.data[i] === -1)) continue;
    const colour = meanColour(lab, told);
    const alike = pixels.reduce(
      (sum, i) => sum + (apartFrom(lab, i, colour) < ALIKE.distance ? 1 : 0),
      0,
    );
    if (alike > pixels.length * ALIKE.share) return pixels;
  }
  return null;
}
