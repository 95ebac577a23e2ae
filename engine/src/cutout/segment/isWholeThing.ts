import { binaryMaskOf } from '../raster/binaryMask.ts';
import { squaredDistances } from '../raster/distances.ts';
import { resizePlane, sumOf, type Plane } from '../raster/plane.ts';
import type { SegmentedPhoto } from './segmentNetwork.ts';

/** The middle of the cut, and so many places as far as can be from it and from each other. */
const BESIDES = 2;
/** These are as far from the rim as this share of the middle's distance: a place on a rim may mean either side. */
const WITHIN = 0.4;
/** The thing holds this share of the cut at least, and beside it this share of it at most. */
const SAME = { within: 0.94, beside: 0.1 } as const;

/**
 * Whether a network that knows what belongs together takes what was cut out for one thing, and for all of it: a window in the front of an oven is a part
 * of what it sees there, a doll with the hand that holds it is more than one. `alpha` is at the size of the photo.
 */
export async function isWholeThing(photo: SegmentedPhoto, alpha: Plane): Promise<boolean> {
  const places = placesIn(alpha);
  if (places.length === 0) return false;
  // The last proposal is the largest of the things that may be meant.
  const logits = (await photo.proposalsFor(places)).at(-1);
  if (logits === undefined) return false;
  const thing = resizePlane(logits, alpha.width, alpha.height);
  let [within, beside] = [0, 0];
  thing.data.forEach((logit, i) => {
    if (logit <= 0) return;
    const share = alpha.data[i] ?? 0;
    within += share;
    beside += 1 - share;
  });
  const all = sumOf(alpha);
  return within >= all * SAME.within && beside <= all * SAME.beside;
}

function placesIn({ data, width, height }: Plane) {
  const mask = binaryMaskOf({ width, height }, (i) => (data[i] ?? 0) >= 0.5);
  const inward = squaredDistances(mask, 0);
  const depth = inward.reduce((most, far) => Math.max(most, far), 0);
  if (depth === 0) return [];
  const inner = [...inward.keys()].filter((i) => (inward[i] ?? 0) >= depth * WITHIN ** 2);
  const apart = (one: number, other: number): number =>
    Math.hypot(
      (one % width) - (other % width),
      Math.floor(one / width) - Math.floor(other / width),
    );
  const found = [inward.indexOf(depth)];
  while (found.length <= BESIDES) {
    const farOff = (i: number): number => Math.min(...found.map((one) => apart(i, one)));
    let best = { i: found[0] ?? 0, far: 0 };
    for (const i of inner) {
      const far = farOff(i);
      if (far > best.far) best = { i, far };
    }
    found.push(best.i);
  }
  return found.map((i) => ({
    x: ((i % width) + 0.5) / width,
    y: (Math.floor(i / width) + 0.5) / height,
    isInside: true,
  }));
}
