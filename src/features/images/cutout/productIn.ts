import { seeThrough } from '@lumashot/engine/cutout/glass/seeThrough';
import { heal } from '@lumashot/engine/cutout/heal/heal';
import type { Mask } from '@lumashot/engine/cutout/mask';
import type { Pixels } from '@lumashot/engine/cutout/raster/pixels';

/** The product alone, healed and seen through as its mask says, clear around it; as large as its photo. */
export function productIn(
  photo: Pixels,
  { alpha, healed, glass }: Mask,
): Uint8ClampedArray<ArrayBuffer> {
  const whole = (healed && heal(photo, alpha, healed)) ?? { photo, alpha };
  const clear = glass && seeThrough(whole.photo, whole.alpha, glass);
  const product = new Uint8ClampedArray((clear ?? whole).photo.data);
  for (let i = 0; i < alpha.data.length; i++)
    product[i * 4 + 3] = (whole.alpha.data[i] ?? 0) * (clear?.opacity.data[i] ?? 1) * 255;
  return product;
}
