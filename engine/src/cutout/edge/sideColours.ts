import type { Lab } from '../raster/lab.ts';
import { growPlane, mapPlane, softBlur, type Plane } from '../raster/plane.ts';

/** How far colours are carried over the outline, in pixels of the mask. */
const CARRIED = 3;
/** Nothing further away than this, in pixels of the mask, changes the colours of a place. */
export const COLOURS_REACH = CARRIED + 3 * CARRIED;
/** Of the pixels beside the outline: thin parts have no others. */
const BESIDE = 0.04;
/** What a side without any colour nearby may look like. */
const UNKNOWN = 100;

/** Colours of one side of an outline around each pixel, in Lab units. */
export interface SideColours {
  readonly mean: Lab;
  /** Squared, by channel: grass spreads far, paint does not. */
  readonly variance: Lab;
}

/** What both sides of a mask look like beside its outline; `lab` is of the mask's size. */
export function sideColours(mask: Plane, lab: Lab): { inside: SideColours; outside: SideColours } {
  return {
    inside: carried(mask, lab),
    outside: carried(
      mapPlane(mask, (v) => 1 - v),
      lab,
    ),
  };
}

/** Of the pixels a little away from the outline, whose colours are not mixed. */
function carried(side: Plane, lab: Lab): SideColours {
  const inner = growPlane(side, -CARRIED);
  const weight = mapPlane(inner, (v, i) => v + (side.data[i] ?? 0) * BESIDE);
  const sum = softBlur(weight, CARRIED).data;
  const mean = new Float32Array(lab.length);
  const variance = new Float32Array(lab.length);
  for (let c = 0; c < 3; c++) {
    const colour = mapPlane(weight, (v, i) => v * (lab[i * 3 + c] ?? 0));
    const square = mapPlane(colour, (v, i) => v * (lab[i * 3 + c] ?? 0));
    const [first, second] = [softBlur(colour, CARRIED).data, softBlur(square, CARRIED).data];
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
