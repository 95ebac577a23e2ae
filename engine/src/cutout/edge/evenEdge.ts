import type { Size } from '../raster/pixels.ts';
import {
  createPlane,
  cropPlane,
  growPlane,
  mapPlane,
  placePlane,
  type Plane,
} from '../raster/plane.ts';
import { boundsOf, paddedBox, sharedBox, type Box } from '../raster/regions.ts';

/** Half the side of the square that an edge is evened out over, in pixels of a photo of 1,024 px; of a single pixel's neighbours in a small one. */
const OVER = { pixels: 4, of: 1024 } as const;
/** A thing is thin where it is narrower than twice this and one more, in pixels of the outline's copy; a bump is no longer than that beside what is not. */
const THIN = 1;
const BUMP = 2;
/** Further from the outline nothing changes what is thin, in pixels of its copy. */
const BESIDE = 8;
/** Nothing, or all, of a mean. */
const SOLID = 0.01;

/** How far around a pixel its edge is evened out, in the photo's pixels. */
export const evenReach = ({ width, height }: Size): number =>
  Math.max(1, Math.round((OVER.pixels * Math.max(width, height)) / OVER.of));

/** Of the mean over a pixel and its eight neighbours: it has none but its own side around it, and is no bump but a stalk or the gap between two. */
export const isWithin = (near: number): boolean => near < SOLID || near > 1 - SOLID;

/** A mean over a square of this reach, as one over a pixel and its eight neighbours is along a straight edge. */
export const evenMean = (mean: number, reach: number): number =>
  Math.min(1, Math.max(0, ((mean - 0.5) * (2 * reach + 1)) / 3 + 0.5));

/**
 * 1 in and around wires, and gaps as narrow: a mean over as much as is even on an edge would lose them. `near`: where it is asked
 * for, in pixels of the outline; elsewhere it means nothing.
 */
export function thinPlaces(outline: Plane, near: Box = { x: 0, y: 0, ...outline }): Plane {
  const box = boundsOf(outline, 0.5);
  const area = box && sharedBox(paddedBox(box, BESIDE, outline), paddedBox(near, BESIDE, outline));
  if (area === null) return createPlane(outline.width, outline.height);
  const part = cropPlane(outline, area);
  const [parts, gaps] = [part, mapPlane(part, (v) => 1 - v)].map(thinOf);
  const thin = mapPlane(part, (_, i) => Math.max(parts?.data[i] ?? 0, gaps?.data[i] ?? 0));
  return placePlane(thin, area, outline);
}

function thinOf(mask: Plane): Plane {
  const body = growPlane(growPlane(mask, -THIN), THIN);
  const beside = growPlane(body, BUMP);
  const thin = mapPlane(mask, (v, i) => (v > 0.5 && beside.data[i] !== 1 ? 1 : 0));
  return growPlane(thin, BUMP + THIN);
}
