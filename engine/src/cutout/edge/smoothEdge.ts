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

/** Reach of the smoothing of an edge: so many pixels in a photo of 1,024 px, at least one. */
const OVER = { pixels: 4, of: 1024 } as const;
/** Parts up to 2 * THIN pixels of the mask wide are thin, unless they stand out from a thicker part by no more than BUMP pixels. */
const THIN = 1;
const BUMP = 2;
/** Margin beyond which pixels cannot change the result, in pixels of the mask. */
const BESIDE = 8;
/** A mean this close to 0 or 1 counts as 0 or 1. */
const SOLID = 0.01;

/** Reach of the smoothing, in pixels of the photo. */
export const smoothingReach = ({ width, height }: Size): number =>
  Math.max(1, Math.round((OVER.pixels * Math.max(width, height)) / OVER.of));

/** Whether a mean over a pixel and its eight neighbours is (nearly) 0 or 1: no edge runs through them. */
export const isUniform = (near: number): boolean => near < SOLID || near > 1 - SOLID;

/** A mean over a larger square, made as steep across a straight edge as a mean over nine pixels is. */
export const steepenedMean = (mean: number, reach: number): number =>
  Math.min(1, Math.max(0, ((mean - 0.5) * (2 * reach + 1)) / 3 + 0.5));

/**
 * 1 in and around thin parts and equally thin gaps, which the smoothing of an edge would lose; 0 elsewhere. Computed within
 * `near` (pixels of the mask); undefined outside of it.
 */
export function thinParts(mask: Plane, near: Box = { x: 0, y: 0, ...mask }): Plane {
  const box = boundsOf(mask, 0.5);
  const area = box && sharedBox(paddedBox(box, BESIDE, mask), paddedBox(near, BESIDE, mask));
  if (area === null) return createPlane(mask.width, mask.height);
  const part = cropPlane(mask, area);
  const [parts, gaps] = [part, mapPlane(part, (v) => 1 - v)].map(thinOf);
  const thin = mapPlane(part, (_, i) => Math.max(parts?.data[i] ?? 0, gaps?.data[i] ?? 0));
  return placePlane(thin, area, mask);
}

function thinOf(mask: Plane): Plane {
  const body = growPlane(growPlane(mask, -THIN), THIN);
  const beside = growPlane(body, BUMP);
  const thin = mapPlane(mask, (v, i) => (v > 0.5 && beside.data[i] !== 1 ? 1 : 0));
  return growPlane(thin, BUMP + THIN);
}
