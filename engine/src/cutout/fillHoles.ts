import { mapPlane, type Plane } from './plane.ts';
import { regionsOf } from './regions.ts';

/**
 * Holes in a thing that `solid`, a fit of the backdrop, does not see the backdrop through are none: clear brown glass
 * looks like a gap to a network. The handle of a mug stays open.
 */
export function fillHoles(thing: Plane, solid: Plane): Plane {
  const filled = mapPlane(thing, (v) => v);
  for (const { pixels, open } of regionsOf(thing, (v) => v <= 0.5)) {
    if (open) continue;
    for (const at of pixels) filled.data[at] = Math.max(thing.data[at] ?? 0, solid.data[at] ?? 0);
  }
  return filled;
}
