import type { Plane } from './raster/plane.ts';
import { regionsOf, withParts } from './raster/regions.ts';
import type { Stroke } from './strokes/strokes.ts';
import { isGap, saidWithGaps, type ToldGap } from './strokes/toldGaps.ts';

/** Parts smaller than this share of the largest one are specks, unless somebody painted them. */
const SPECK = 0.03;
/** Gaps smaller than this share of the product are glints. */
const GLINT = 0.012;

/** Of what a network saw in it: a gap that it is so sure of is none of the thing, however small. */
const OPEN = 0.2;

/** Without specks and glints that nobody painted. `seen` is what a network saw, of the mask's size. */
export function tidy(mask: Plane, said: Plane, seen: Plane | null = null): Plane {
  const isPainted = (pixels: Int32Array, word: number): boolean =>
    pixels.some((i) => said.data[i] === word);
  const isSeenThrough = (pixels: Int32Array): boolean =>
    seen !== null && pixels.some((i) => (seen.data[i] ?? 1) < OPEN);
  const parts = regionsOf(mask, (v) => v > 0.5);
  const largest = parts[0]?.pixels.length ?? 0;
  const specks = parts.filter(
    ({ pixels }) => pixels.length < largest * SPECK && !isPainted(pixels, 1),
  );
  const solid = withParts(mask, specks, 0);
  const gaps = regionsOf(solid, (v) => v < 0.5).filter(
    ({ open, pixels }) =>
      !open && pixels.length < largest * GLINT && !isPainted(pixels, -1) && !isSeenThrough(pixels),
  );
  return withParts(solid, gaps, 1);
}

/** What somebody painted is so to the pixel; a part that was found has an edge of its own, and so has a gap. */
export function obey(
  { data, width, height }: Plane,
  strokes: readonly Stroke[],
  gaps: readonly ToldGap[] = [],
): void {
  const { words, shares } = saidWithGaps(
    strokes.filter((stroke) => stroke.isPart !== true || isGap(stroke, gaps)),
    { gaps, size: { width, height } },
  );
  for (let i = 0; i < data.length; i++) {
    const word = words.data[i] ?? 0;
    if (word > 0) data[i] = 1;
    else if (word < 0) data[i] = Math.min(data[i] ?? 0, shares.data[i] ?? 0);
  }
}
