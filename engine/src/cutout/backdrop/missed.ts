import { leftOutside } from './leftOutside.ts';
import type { Pixels } from '../raster/pixels.ts';
import { resizeMask, type Plane } from '../raster/plane.ts';
import { roughCopy } from './roughCopy.ts';
import { sureWithin } from '../look/sureWithin.ts';

/** Of a thing, what a fit of the backdrop may leave out of it. */
const PIECE = 0.006;

/** White on a white backdrop: a piece of the product is missing from its fit that a network is sure of. */
export function isPieceMissed(fitted: Plane, seen: Plane): boolean {
  const within = sureWithin(seen);
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
  const { size, lab, backdrop } = roughCopy(photo);
  const { spread, share, at } = backdrop();
  const isEven = spread < PAPER.spread && share > PAPER.share;
  const isLight = at(0.5, 0.5)[0] > PAPER.lightness;
  return isEven && isLight && leftOutside(lab, resizeMask(seen, size.width, size.height));
}
