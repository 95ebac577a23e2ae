import { cornerBelow } from './cornerBelow.ts';
import { edgesCutOff } from './edgesCutOff.ts';
import { lowerRuns } from './lowerRuns.ts';
import type { Plane } from '../raster/plane.ts';

/** What is no higher above its lowest point than this share of a thing's height is what it would stand on. */
const FOOT = 0.06;
/** Its middle may be so far beside what it stands on, as a share of its width. */
const BESIDE = 0.03;

/**
 * Whether a thing that stands as its photo shows it would seem to fall over, since its middle is not above its foot: a key that hangs from a
 * knob, a camera seen from above. Not what its photo cuts off below, and not a box whose nearest corner tells that it stands. `product` is 0..1.
 */
export function wouldTip(product: Plane): boolean {
  if (edgesCutOff(product).includes('bottom')) return false;
  const side = lowerRuns(product);
  if (side === null || cornerBelow(side) !== null) return false;
  const { thing, box } = side;
  const floor = box.y + box.height * (1 - FOOT);
  let [sum, from, to] = [0, Infinity, -Infinity];
  for (const i of thing.pixels) {
    const x = i % product.width;
    sum += x;
    if (Math.floor(i / product.width) < floor) continue;
    from = Math.min(from, x);
    to = Math.max(to, x);
  }
  const middle = sum / thing.pixels.length;
  return Math.max(from - middle, middle - to) > box.width * BESIDE;
}
