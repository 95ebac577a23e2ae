import { growPlane, mapPlane, type Plane } from '../raster/plane.ts';

/** How sure a network is of a thing's inside, and how far within that is, as a share of the photo's longer side. */
const SURE = 0.97;
const WITHIN = 0.012;

/** 1 where a network is so sure of a thing, and so far within it, that white on white is the thing's own. */
export function sureWithin(seen: Plane): Plane {
  const certain = mapPlane(seen, (v) => (v > SURE ? 1 : 0));
  return growPlane(certain, -Math.round(Math.max(seen.width, seen.height) * WITHIN));
}
