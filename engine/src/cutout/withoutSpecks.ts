import type { Plane } from './raster/plane.ts';
import { regionsOf, fillRegions } from './raster/regions.ts';

/** Regions smaller than this share of the largest one are specks, unless a stroke keeps them. */
const SPECK = 0.03;
/** Holes smaller than this share of the largest region are glints, unless a stroke removes them. */
const GLINT = 0.012;

/** A hole with salience below this is real, however small. */
const OPEN = 0.2;

/** The mask without specks, and with glints filled. `hints` and `salience` (0..1) have its size. */
export function withoutSpecks(mask: Plane, hints: Plane, salience: Plane | null = null): Plane {
  const isPainted = (pixels: Int32Array, hint: number): boolean =>
    pixels.some((i) => hints.data[i] === hint);
  const isSurelyOpen = (pixels: Int32Array): boolean =>
    salience !== null && pixels.some((i) => (salience.data[i] ?? 1) < OPEN);
  const parts = regionsOf(mask, (v) => v > 0.5);
  const largest = parts[0]?.pixels.length ?? 0;
  const specks = parts.filter(
    ({ pixels }) => pixels.length < largest * SPECK && !isPainted(pixels, 1),
  );
  const solid = fillRegions(mask, specks, 0);
  const glints = regionsOf(solid, (v) => v < 0.5).filter(
    ({ touchesBorder, pixels }) =>
      !touchesBorder &&
      pixels.length < largest * GLINT &&
      !isPainted(pixels, -1) &&
      !isSurelyOpen(pixels),
  );
  return fillRegions(solid, glints, 1);
}
