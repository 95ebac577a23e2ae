import { mapPlane, sumOf, type Plane } from '../raster/plane.ts';
import { boundsOf, offCentre, regionsOf } from '../raster/regions.ts';

/** Of a ring and what it encloses, the least share of the latter: less is the handle of a mug. */
const OPEN = 0.3;
/** How far the middle of the opening may be from that of the ring, as a share of its size: that of a basket lies in its upper half. */
const APART = 0.1;
/** A ring seen from above is as high as it is wide, or nearly. */
const ROUND = 0.85;

/**
 * A ring lies: a bracelet, a belt, a collar. Seen from above where it is as high as it is wide, else at an angle; null: it is
 * none. `product` is its outline, 0..1.
 */
export function viewOfRing(product: Plane): 'above' | 'angle' | null {
  const mask = mapPlane(product, (v) => (v > 0.5 ? 1 : 0));
  const ring = boundsOf(mask, 0.5);
  const opening = regionsOf(mask, (v) => v === 0).find(
    ({ touchesBorder }) => !touchesBorder,
  )?.pixels;
  if (ring === null || opening === undefined) return null;
  if (opening.length < (opening.length + sumOf(mask)) * OPEN) return null;
  if (offCentre(opening, { box: ring, width: mask.width }) > APART) return null;
  return ring.height < ring.width * ROUND ? 'angle' : 'above';
}
