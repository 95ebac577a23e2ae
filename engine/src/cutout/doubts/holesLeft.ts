import { isPure } from '../flat/paintedOpening.ts';
import { growPlane, mapPlane, sumOf, morphologicalOpening } from '../raster/plane.ts';
import { regionsOf, type Region } from '../raster/regions.ts';
import type { FlatCut } from './onFlatGround.ts';

/** What differs from the ground by no more than this, of 255, is the ground as compression leaves it. */
const ALIKE = 3;
/** A smaller share of the product is a letter or a highlight. */
const LEAST = 0.004;

/**
 * Large parts deep within a cut that have the very colour of a ground that was painted over: the back of a chair one sees through. Those that
 * end sharply all around were opened by the first cut; where one side of the hole is as pale as the ground nobody knows, and people are asked.
 */
export function holesLeft(flat: FlatCut): readonly Region[] {
  const { alpha, differs, isEdited, isBesideThing } = flat;
  const alike = mapPlane(differs, (v, i) =>
    v <= ALIKE && (alpha.data[i] ?? 0) > 0.5 && !isEdited(i) ? 1 : 0,
  );
  const thick = morphologicalOpening(alike);
  const inner = growPlane(alike, -2);
  const least = sumOf(alpha) * LEAST;
  return regionsOf(thick, (v) => v === 1)
    .filter(({ pixels, touchesBorder }) => !touchesBorder && pixels.length >= least)
    .filter(({ pixels }) => isPure(pixels, { differs, inner }) && isBesideThing(pixels));
}
