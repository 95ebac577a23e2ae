import { growPlane, mapPlane, sumOf, morphologicalOpening, type Plane } from '../raster/plane.ts';
import { regionsOf, type Region } from '../raster/regions.ts';
import type { FlatCut } from './onFlatGround.ts';
import { rimBeside } from './rimBeside.ts';

/** What differs from the ground by less than this, of 255, is as compression leaves the ground. */
const DIFFERS = 4;
/** A smaller share of the product, or fewer pixels, is nothing that anybody misses. */
const LEAST = { share: 0.0006, pixels: 30 } as const;
/** The cut goes on so many pixels from its edge: a part with more than this share of its pixels there is the edge of the cut itself. */
const EDGE = { reach: 3, share: 0.5 } as const;
/**
 * Along so much of its rim a part ends within so many pixels to either side: beyond it lies the bare ground, and it differs by more. A shadow
 * fades, and what floats in it ends in the shadow.
 */
const ENDS = { reach: 2, ground: 2, least: 5, share: 0.5 } as const;
/** A hard shadow lies along the cut with half of its rim; a part sticks out. */
const ALONG = 0.35;

/**
 * Parts beside a cut that its ground, where that is of one colour, does not show by itself, and that no shadow makes: a cord, a label, a handle
 * that the cut has lost. At the photo's size.
 */
export function partsOutside({
  alpha,
  differs,
  isNearEdit,
  isOutside,
}: FlatCut): readonly Region[] {
  const least = Math.max(LEAST.pixels, sumOf(alpha) * LEAST.share);
  const edge = growPlane(
    mapPlane(alpha, (v) => (v > 0.6 ? 1 : 0)),
    EDGE.reach,
  );
  const seen = mapPlane(differs, (v, i) =>
    v >= DIFFERS && isOutside(i) && !isNearEdit(i) ? 1 : 0,
  );
  return regionsOf(morphologicalOpening(seen), (v) => v === 1)
    .filter(({ pixels }) => pixels.length >= least)
    .filter(({ pixels }) => {
      const atEdge = pixels.filter((i) => edge.data[i] === 1).length;
      return atEdge > 0 && atEdge < pixels.length * EDGE.share;
    })
    .filter(({ pixels }) => sticksOut(pixels, { differs, edge }));
}

function sticksOut(
  pixels: Int32Array,
  beside: { readonly differs: Plane; readonly edge: Plane },
): boolean {
  const { ends, sharp, along, hangsPale } = rimBeside(pixels, beside, ENDS);
  if (hangsPale) return false;
  return sharp > 0 && sharp >= ends * ENDS.share && along <= (along + ends) * ALONG;
}
