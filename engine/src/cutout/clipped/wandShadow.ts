import { fadingInward } from './fadingInward.ts';
import { isShadowBelow } from './isShadowBelow.ts';
import type { Pixels } from '../raster/pixels.ts';
import { growPlane, mapPlane, sumOf, morphologicalOpening, type Plane } from '../raster/plane.ts';
import { maskOfRegions, regionsOf, fillRegions } from '../raster/regions.ts';

/** What a shadow leaves behind as an island is no larger a share of it, and no further from it, in pixels. */
const SCRAP = { share: 0.1, reach: 4 } as const;

/**
 * `solid` without the shadow that a wand has left below the product, for a file that was cut out by whole pixels. The wand
 * took the white ground up to some lightness, and what was darker stayed: a pale skirt that fades outward, ends at one lightness, and
 * has a step where the product begins.
 */
export function withoutWandShadow(photo: Pixels, solid: Plane): Plane {
  const fading = fadingInward(photo, solid);
  const shadows = regionsOf(morphologicalOpening(fading.reached), (v) => v === 1).filter(
    ({ pixels }) => isShadowBelow(pixels, { ...fading, solid }),
  );
  if (shadows.length === 0) return solid;
  const gone = growPlane(maskOfRegions(solid, shadows), 1);
  const left = mapPlane(solid, (v, i) =>
    gone.data[i] === 1 && fading.reached.data[i] === 1 ? 0 : v,
  );
  const most = (sumOf(solid) - sumOf(left)) * SCRAP.share;
  const beside = growPlane(gone, SCRAP.reach);
  const scraps = regionsOf(left, (v) => v === 1)
    .slice(1)
    .filter(({ pixels }) => pixels.length <= most && pixels.some((i) => beside.data[i] === 1));
  return fillRegions(left, scraps, 0);
}
