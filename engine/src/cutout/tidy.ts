import type { Plane } from './plane.ts';
import { regionsOf, withParts } from './regions.ts';
import { paintStrokes, type Stroke } from './strokes.ts';

/** Parts smaller than this share of the largest one are specks, unless somebody painted them. */
const SPECK = 0.03;
/** Gaps smaller than this share of the product are glints. */
const GLINT = 0.012;

/** Without specks and glints that nobody painted. */
export function tidy(mask: Plane, said: Plane): Plane {
  const isPainted = (pixels: Int32Array, word: number): boolean =>
    pixels.some((i) => said.data[i] === word);
  const parts = regionsOf(mask, (v) => v > 0.5);
  const largest = parts[0]?.pixels.length ?? 0;
  const specks = parts.filter(
    ({ pixels }) => pixels.length < largest * SPECK && !isPainted(pixels, 1),
  );
  const solid = withParts(
    mask,
    specks.map(({ pixels }) => pixels),
    0,
  );
  const gaps = regionsOf(solid, (v) => v < 0.5).filter(
    ({ open, pixels }) => !open && pixels.length < largest * GLINT && !isPainted(pixels, -1),
  );
  return withParts(
    solid,
    gaps.map(({ pixels }) => pixels),
    1,
  );
}

/** What somebody painted is so to the pixel. */
export function obey({ data, width, height }: Plane, strokes: readonly Stroke[]): void {
  const words = paintStrokes(strokes, { width, height }).data;
  for (let i = 0; i < words.length; i++) {
    const word = words[i] ?? 0;
    if (word !== 0) data[i] = word > 0 ? 1 : 0;
  }
}
