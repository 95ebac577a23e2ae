import type { Lab } from '../raster/lab.ts';
import { growPlane, mapPlane, softBlur, type Plane } from '../raster/plane.ts';

/** How far colours are extrapolated across the outline, in pixels of the mask. */
const REACH = 3;
/** Pixels farther away than this do not change the result, in pixels of the mask. */
export const COLOURS_REACH = REACH + 3 * REACH;
/** Weight of pixels next to the outline: thin parts have no others. */
const BESIDE = 0.04;
/** Variance where a side has no colours nearby. */
const UNKNOWN = 100;

/** Colours of one side of an outline around each pixel, in CIELAB. */
export interface SideColours {
  readonly mean: Lab;
  /** By channel: large in grass, small on paint. */
  readonly variance: Lab;
}

/** The colours on both sides of a mask's outline, for every pixel. `lab` has the size of the mask. */
export function sideColours(mask: Plane, lab: Lab): { inside: SideColours; outside: SideColours } {
  return {
    inside: extrapolated(mask, lab),
    outside: extrapolated(
      mapPlane(mask, (v) => 1 - v),
      lab,
    ),
  };
}

/** Mainly from pixels a little away from the outline, whose colours are not mixed. */
function extrapolated(side: Plane, lab: Lab): SideColours {
  const inner = growPlane(side, -REACH);
  const weight = mapPlane(inner, (v, i) => v + (side.data[i] ?? 0) * BESIDE);
  const sum = softBlur(weight, REACH).data;
  const mean = new Float32Array(lab.length);
  const variance = new Float32Array(lab.length);
  for (let c = 0; c < 3; c++) {
    const colour = mapPlane(weight, (v, i) => v * (lab[i * 3 + c] ?? 0));
    const square = mapPlane(colour, (v, i) => v * (lab[i * 3 + c] ?? 0));
    const [first, second] = [softBlur(colour, REACH).data, softBlur(square, REACH).data];
    for (let i = 0; i < sum.length; i++) {
      const s = sum[i] ?? 0;
      const middle = s > 1e-4 ? (first[i] ?? 0) / s : (lab[i * 3 + c] ?? 0);
      mean[i * 3 + c] = middle;
      variance[i * 3 + c] =
        s > 1e-4 ? Math.max(0, (second[i] ?? 0) / s - middle * middle) : UNKNOWN;
    }
  }
  return { mean, variance };
}
