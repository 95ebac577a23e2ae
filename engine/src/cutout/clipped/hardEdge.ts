import { steepenedMean, smoothingReach, isUniform, thinParts } from '../edge/smoothEdge.ts';
import type { Pixels } from '../raster/pixels.ts';
import { boxBlur, growPlane, mapPlane, type Plane } from '../raster/plane.ts';
import { unmixedAlpha } from '../flat/unmixedAlpha.ts';
import { withoutWandShadow } from './wandShadow.ts';

/** What is clearer, or more solid, is no pixel of an edge that was drawn soft. */
const SOFT = { from: 0.1, to: 0.9 } as const;
/** An outline has at least so many soft pixels for one that steps from clear to solid, or it was cut by whole pixels. */
const LEAST = 1;
/** An edge of whole pixels is no wider than this. */
const RIM = 2;
/** How far within the thing its usual colour is looked for, in pixels. */
const NEAR = 5;
/** What differs from white by less, of 255, is pale: no rim of the ground can be told from it. */
const PALE = 24;
/** What differs from white by no more is white. */
const NOISE = 10;

/**
 * The outline of a file that was cut out by whole pixels, as a wand or a GIF leaves it: its steps become an even edge, and what
 * is left of a white ground along it goes, as does a shadow below. `photo` has no background; `alpha` is its own, 0..1, and comes
 * back as it is where its edge is soft.
 */
export function withoutHardEdge(photo: Pixels, alpha: Plane): Plane {
  if (!isHard(alpha)) return alpha;
  const solid = mapPlane(alpha, (v) => (v > 0.5 ? 1 : 0));
  const mask = evenMask(withoutWandShadow(photo, solid));
  return unmixedAlpha(mask, { differs: fromWhite(photo, mask), alpha, least: NOISE });
}

/** Without the teeth that a wand leaves along an edge that looks like its ground. Wires, and gaps as narrow, stay. */
function evenMask(mask: Plane): Plane {
  const reach = smoothingReach(mask);
  const [near, mean, thin] = [boxBlur(mask, 1), boxBlur(mask, reach), thinParts(mask)];
  return mapPlane(mask, (v, i) => {
    if (isUniform(near.data[i] ?? 0) || thin.data[i] === 1) return v;
    return steepenedMean(mean.data[i] ?? 0, reach) > 0.5 ? 1 : 0;
  });
}

function isHard({ data, width }: Plane): boolean {
  let [soft, steps] = [0, 0];
  for (let i = 0; i < data.length; i++) {
    const v = data[i] ?? 0;
    if (v > SOFT.from && v < SOFT.to) soft++;
    else if (
      v >= SOFT.to &&
      [i - 1, i + 1, i - width, i + width].some((at) => (data[at] ?? 1) <= SOFT.from)
    )
      steps++;
  }
  return steps > 0 && soft < steps * LEAST;
}

/** By pixel of the photo on white, of the channel that differs most, 0 to 255: all of what is pale, so that none of it is taken for a rim. */
function fromWhite({ data }: Pixels, mask: Plane): Plane {
  const differs = mapPlane(mask, (_, i) => {
    const darkest = Math.min(data[i * 4] ?? 0, data[i * 4 + 1] ?? 0, data[i * 4 + 2] ?? 0);
    return (255 - darkest) * ((data[i * 4 + 3] ?? 255) / 255);
  });
  const within = growPlane(mask, -RIM);
  const share = boxBlur(within, NEAR);
  const inner = mapPlane(differs, (v, i) => v * (within.data[i] ?? 0));
  const usual = boxBlur(inner, NEAR);
  return mapPlane(differs, (v, i) => {
    const isPale = (usual.data[i] ?? 0) < PALE * (share.data[i] ?? 0);
    return mask.data[i] === 1 && isPale ? 255 : v;
  });
}
