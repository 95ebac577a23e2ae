import { fourSides } from '../raster/fourSides.ts';
import type { Plane } from '../raster/plane.ts';
import { leanOf, lengthOf, sidesOf, tiltOf } from '../raster/sides.ts';

/** In degrees: its top and its foot are no more aslant, and it leans no more. */
const ASLANT = { level: 7, leaning: 6 } as const;
/** Of its foot, how wide its top is at least: what lies narrows away from the camera. */
const WIDE = 0.96;

/**
 * Whether one face is all that is seen of a thing, standing upright: four sides, hardly aslant, no narrower at the top. From above its top would be seen as well, and what lies would narrow.
 */
export function isOneFace({ data, width, height }: Plane): boolean {
  const corners = fourSides({ width, height, isInside: (i) => (data[i] ?? 0) > 0.5 });
  if (corners === null) return false;
  const { top, foot, left, right } = sidesOf(corners);
  const isLevel = Math.max(...[top, foot].map((side) => Math.abs(tiltOf(side)))) <= ASLANT.level;
  const isUpright = Math.abs(leanOf(left) + leanOf(right)) / 2 <= ASLANT.leaning;
  return isLevel && isUpright && lengthOf(top) >= lengthOf(foot) * WIDE;
}
