import { growPlane, mapPlane, type Plane } from '../cutout/raster/plane.ts';

/** Of a mask of ones, what is thicker than twice `radius`, with its own edge: thin bridges and rims go. */
export function opened(mask: Plane, radius: number): Plane {
  const core = growPlane(growPlane(mask, -radius), radius + 1);
  return mapPlane(core, (v, i) => v * (mask.data[i] ?? 0));
}
