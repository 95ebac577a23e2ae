import { seeThrough } from '@lumashot/engine/cutout/glass/seeThrough';
import { heal } from '@lumashot/engine/cutout/heal/heal';
import type { Mask } from '@lumashot/engine/cutout/mask';

/** The product alone, healed and seen through as its mask says, clear around it. */
export function productIn(photo: ImageData, { alpha, healed, glass }: Mask): ImageData {
  const whole = (healed && heal(photo, alpha, healed)) ?? { photo, alpha };
  const clear = glass && seeThrough(whole.photo, whole.alpha, glass);
  const product = new ImageData(photo.width, photo.height);
  product.data.set((clear ?? whole).photo.data);
  for (let i = 0; i < alpha.data.length; i++)
    product.data[i * 4 + 3] = (whole.alpha.data[i] ?? 0) * (clear?.opacity.data[i] ?? 1) * 255;
  return product;
}
