import type { Lab } from '../raster/lab.ts';
import { growPlane, type Plane } from '../raster/plane.ts';

/** A step in colour that no shadow and no paper makes, in Lab units. */
const STEP = 9;
/** Edges outside of the cut, as a share of its own outline: more of it is a part that was lost. */
const LOST = 0.22;
const NEAR = 5;

/**
 * True when sharp edges lie outside of a cut: a glass of which only the base was found, a strap, a
 * second thing beside the first.
 */
export function leftOutside(lab: Lab, mask: Plane): boolean {
  const { width, height, data } = mask;
  const around = growPlane(mask, NEAR).data;
  let outline = 0;
  let lost = 0;
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x;
      if (data[i] === 1) {
        if (
          data[i - 1] === 0 ||
          data[i + 1] === 0 ||
          data[i - width] === 0 ||
          data[i + width] === 0
        )
          outline++;
        continue;
      }
      if (around[i] === 1) continue;
      let sum = 0;
      for (let c = 0; c < 3; c++) {
        const across = (lab[(i + 1) * 3 + c] ?? 0) - (lab[(i - 1) * 3 + c] ?? 0);
        const down = (lab[(i + width) * 3 + c] ?? 0) - (lab[(i - width) * 3 + c] ?? 0);
        sum += across * across + down * down;
      }
      if (sum > STEP * STEP) lost++;
    }
  return lost > outline * LOST;
}
