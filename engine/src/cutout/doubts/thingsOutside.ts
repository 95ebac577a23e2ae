import { growPlane, mapPlane, meanAt, sumOf, thickOf, type Plane } from '../plane.ts';
import { regionsOf, stepFrom, WAYS, type Region } from '../regions.ts';
import type { FlatCut } from './onFlatGround.ts';

/** What differs from the ground by less than this, of 255, is no thing, or a shadow's end. */
const DIFFERS = 8;
/** A smaller share of the product is a part of it, or a speck. */
const LEAST = 0.01;
/** The cut goes on so many pixels from its edge. */
const EDGE = 3;
/** Along so much of its rim there is the bare ground within so many pixels, and the thing as far within. Of shadows it is none or a hundredth. */
const SHARP = { within: 2, ground: 3, share: 0.2 } as const;
/** What has more of its rim along the cut than this is its shadow. */
const ALONG = 0.35;
/** What hangs below the cut, by so much of the rim along it, is what somebody has left of a shadow, unless it differs by more than this on average. */
const BELOW = { share: 0.4, differs: 60 } as const;

/**
 * Whole things beside a cut before a ground of one colour: the second of two laptops. A network sees the one that stands in front, and
 * covers up what it is not about. Nobody knows whether it is sold as well.
 */
export function thingsOutside({ alpha, differs, isTold }: FlatCut): readonly Region[] {
  const least = sumOf(alpha) * LEAST;
  const edge = growPlane(
    mapPlane(alpha, (v) => (v > 0.6 ? 1 : 0)),
    EDGE,
  );
  const seen = mapPlane(alpha, (v, i) =>
    v < 0.4 && (differs.data[i] ?? 0) >= DIFFERS && !isTold(i) ? 1 : 0,
  );
  return regionsOf(thickOf(seen), (v) => v === 1)
    .filter(({ pixels }) => pixels.length >= least)
    .filter(({ pixels }) => isThing(pixels, { differs, edge }));
}

function isThing(
  pixels: Int32Array,
  { differs, edge }: { readonly differs: Plane; readonly edge: Plane },
): boolean {
  const own = new Set(pixels);
  let [ends, sharp, along, below] = [0, 0, 0, 0];
  for (const i of pixels) {
    for (const [dx, dy] of WAYS) {
      const next = stepFrom(i, [dx, dy], differs);
      if (next === null || own.has(next)) continue;
      if (edge.data[next] === 1) {
        along++;
        if (dy === -1) below++;
        continue;
      }
      const [inner = 0, outer = 0] = [-SHARP.within, SHARP.within].map(
        (far) => differs.data[stepFrom(i, [dx * far, dy * far], differs) ?? i],
      );
      ends++;
      if (outer <= SHARP.ground && inner - outer > DIFFERS) sharp++;
    }
  }
  const hangs = along > 0 && below >= along * BELOW.share;
  if (hangs && meanAt(differs, pixels) < BELOW.differs) return false;
  return sharp > 0 && sharp >= ends * SHARP.share && along <= (along + ends) * ALONG;
}
