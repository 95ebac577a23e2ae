import { lumaOf } from '@lumashot/engine/cutout/raster/luma';
import type { Pixels } from '@lumashot/engine/cutout/raster/pixels';
import type { Plane } from '@lumashot/engine/cutout/raster/plane';

/** Luma, 0..255, from which on a ground is light. */
const LIGHT = 128;
/** One pixel of so many is enough for a mean. */
const STEP = 17;
/** What is less of the product than this is its ground. */
const GROUND = 0.1;

/** Whether what lies around a product in its photo is light on average. `alpha` is as large as the photo. */
export function isGroundLight({ data }: Pixels, alpha: Plane): boolean {
  let [sum, count] = [0, 0];
  for (let i = 0; i < alpha.data.length; i += STEP) {
    if ((alpha.data[i] ?? 0) > GROUND) continue;
    const [red, green, blue] = [data[i * 4] ?? 0, data[i * 4 + 1] ?? 0, data[i * 4 + 2] ?? 0];
    sum += lumaOf(red, green, blue);
    count++;
  }
  return count > 0 && sum / count >= LIGHT;
}
