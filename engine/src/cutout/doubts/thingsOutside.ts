import { growPlane, mapPlane, sumOf, morphologicalOpening, type Plane } from '../raster/plane.ts';
import { regionsOf, type Region } from '../raster/regions.ts';
import type { FlatCut } from './onFlatGround.ts';
import { rimBeside } from './rimBeside.ts';

/** What differs from the ground by less than this, of 255, is no thing, or a shadow's end. */
const DIFFERS = 8;
/** A smaller share of the product is a part of it, or a speck. */
const LEAST = 0.01;
/** The cut goes on so many pixels from its edge. */
const EDGE = 3;
/** Along so much of its rim there is the bare ground within so many pixels, and the thing as far within. Of shadows it is none or a hundredth. */
const SHARP = { reach: 2, ground: 3, least: DIFFERS, share: 0.2 } as const;
/** What has more of its rim along the cut than this is its shadow. */
const ALONG = 0.35;

/**
 * Whole things beside a cut before a ground of one colour: the second of two laptops. A network sees the one that stands in front, and
 * covers up what it is not about. Nobody knows whether it is sold as well.
 */
export function thingsOutside({
  alpha,
  differs,
  isNearEdit,
  isOutside,
}: FlatCut): readonly Region[] {
  const least = sumOf(alpha) * LEAST;
  const edge = growPlane(
    mapPlane(alpha, (v) => (v > 0.6 ? 1 : 0)),
    EDGE,
  );
  const seen = mapPlane(differs, (v, i) =>
    v >= DIFFERS && isOutside(i) && !isNearEdit(i) ? 1 : 0,
  );
  return regionsOf(morphologicalOpening(seen), (v) => v === 1)
    .filter(({ pixels }) => pixels.length >= least)
    .filter(({ pixels }) => isThing(pixels, { differs, edge }));
}

function isThing(
  pixels: Int32Array,
  beside: { readonly differs: Plane; readonly edge: Plane },
): boolean {
  const { ends, sharp, along, hangsPale } = rimBeside(pixels, beside, SHARP);
  // What somebody has left of a shadow ends sharply, too.
  if (hangsPale) return false;
  return sharp > 0 && sharp >= ends * SHARP.share && along <= (along + ends) * ALONG;
}
