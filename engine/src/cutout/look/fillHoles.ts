import { sizeWithin } from '../raster/pixels.ts';
import { growPlane, mapPlane, resizePlane, type Plane } from '../raster/plane.ts';
import { maskOfRegions, regionsOf } from '../raster/regions.ts';

/** Holes are looked for on a small copy: one of less than a hundredth of its side is none. */
const LONGEST = 256;
/** How far around a hole its soft border is filled too, in pixels of the copy. */
const BORDER = 2;

/**
 * Holes in a thing that `solid`, a fit of the backdrop, does not see the backdrop through are none: clear brown glass
 * looks like a gap to a network. The handle of a mug stays open.
 */
export function fillHoles(thing: Plane, solid: Plane): Plane {
  const holes = holesIn(thing);
  if (holes === null) return thing;
  return mapPlane(thing, (v, at) =>
    (holes.data[at] ?? 0) > 0 ? Math.max(v, solid.data[at] ?? 0) : v,
  );
}

/** Above 0 in and just around all that is enclosed by the thing; null when nothing is. */
function holesIn(thing: Plane): Plane | null {
  const { width, height } = sizeWithin(thing, LONGEST);
  const small = resizePlane(thing, width, height);
  const enclosed = regionsOf(small, (v) => v <= 0.5).filter(({ touchesBorder }) => !touchesBorder);
  if (enclosed.length === 0) return null;
  const holes = growPlane(maskOfRegions(small, enclosed), BORDER);
  return resizePlane(holes, thing.width, thing.height);
}
