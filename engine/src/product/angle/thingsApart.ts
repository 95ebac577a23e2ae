import { growPlane } from '../../cutout/raster/plane.ts';
import { boundsOf, maskOfRegions, regionsOf } from '../../cutout/raster/regions.ts';
import { copyWithin } from '../../photo/copyWithin.ts';
import { alphaOf } from '../../sets/alphaOf.ts';
import type { Standing } from '../../sets/standing.ts';
import { cutFrom } from '../cutFrom.ts';

/** Longer side of the copy that things are told apart on: their shadows are soft. */
const LONGEST = 256;
/** A value above this is a thing, 0..1. */
const SOLID = 0.4;
/** What is a smaller share of all is none that throws a shadow of its own. */
const LEAST = 0.02;
/** How far its soft outline goes on, in pixels of the copy. */
const EDGE = 2;

/**
 * The things of one photo that lie apart, each by itself: a console, its controller and a camera. Together they would stand on the
 * lowest of them, and the others hover. One that is alone is as it was.
 */
export function thingsApart(thing: Standing): readonly Standing[] {
  const alpha = alphaOf(copyWithin(thing.layer, LONGEST));
  const all = regionsOf(alpha, (v) => v > SOLID);
  const total = all.reduce((sum, { pixels }) => sum + pixels.length, 0);
  const parts = all.filter(({ pixels }) => pixels.length >= total * LEAST);
  if (parts.length < 2) return [thing];
  return parts.flatMap((part) => {
    const own = growPlane(maskOfRegions(alpha, [part]), EDGE);
    const box = boundsOf(own, 0.5);
    return box === null ? [] : [cutFrom(thing, { box, size: own, own })];
  });
}
