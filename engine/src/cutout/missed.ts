import { fitBackdrop } from './backdropFit.ts';
import { leftOutside } from './leftOutside.ts';
import type { Pixels } from './pixels.ts';
import { growPlane, mapPlane, resizeMask, type Plane } from './plane.ts';
import { roughCopy } from './roughCopy.ts';

/** How sure a network is of a thing's inside, and how far within that is, as a share of the photo's longer side. */
const SURE = 0.97;
const WITHIN = 0.012;
/** Of a thing, what a fit of the backdrop may leave out of it. */
const PIECE = 0.006;

/** White on a white backdrop: a piece of the product is missing from its fit that a network is sure of. */
export function isPieceMissed(fitted: Plane, seen: Plane): boolean {
  const certain = mapPlane(seen, (v) => (v > SURE ? 1 : 0));
  const within = growPlane(certain, -Math.round(Math.max(seen.width, seen.height) * WITHIN));
  let [thing, missed] = [0, 0];
  within.data.forEach((v, i) => {
    thing += v;
    if (v === 1 && (fitted.data[i] ?? 0) < 0.5) missed++;
  });
  return missed > thing * PIECE;
}

/** A border so even, so much of it and so light is paper: nothing but the product and its shadow is before it. */
const PAPER = { spread: 1, share: 0.4, lightness: 80 } as const;

/**
 * A part beside what a network saw is missing that stands out sharply from the paper that it lies on: the handle of a
 * sieve, which the network took for another thing.
 */
export function isPartMissed(photo: Pixels, seen: Plane): boolean {
  const { size, lab } = roughCopy(photo);
  const { spread, share, at } = fitBackdrop(lab, size);
  const isEven = spread < PAPER.spread && share > PAPER.share;
  const isLight = at(0.5, 0.5)[0] > PAPER.lightness;
  return isEven && isLight && leftOutside(lab, resizeMask(seen, size.width, size.height));
}
