import { mapPlane, sumOf, type Plane } from './plane.ts';
import { boundsOf, regionsOf, type Box } from './regions.ts';

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
  const opening = regionsOf(mask, (v) => v === 0).find(({ open }) => !open)?.pixels;
  if (ring === null || opening === undefined) return null;
  if (opening.length < (opening.length + sumOf(mask)) * OPEN) return null;
  const far = Math.max(ring.width, ring.height) * APART;
  const [x, y] = middleOf(opening, mask.width);
  const [u, v] = centreOf(ring);
  if (Math.hypot(x - u, y - v) > far) return null;
  return ring.height < ring.width * ROUND ? 'angle' : 'above';
}

const centreOf = ({ x, y, width, height }: Box): readonly [number, number] => [
  x + width / 2,
  y + height / 2,
];

function middleOf(pixels: Int32Array, width: number): readonly [number, number] {
  let [x, y] = [0, 0];
  for (const i of pixels) {
    x += i % width;
    y += Math.floor(i / width);
  }
  return [x / pixels.length, y / pixels.length];
}
