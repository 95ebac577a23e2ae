import { withoutHardEdge } from './hardEdge.ts';
import { withoutPaleSpecks } from './paleSpecks.ts';
import type { Pixels } from '../raster/pixels.ts';
import { createPlane, growPlane, mapPlane, type Plane } from '../raster/plane.ts';
import { regionsOf } from '../raster/regions.ts';

/** Of all pixels, how many a photo without a background leaves clear. */
const CLEAR = { least: 0.05, most: 0.98, alpha: 16 } as const;
/** A soft shadow that was drawn under a product: paler than this everywhere, and darker than this. */
const SHADOW = { alpha: 0.7, light: 70 } as const;
/** What is as solid as this is the product, and its smooth edge reaches so far from there, as a share of the longer side. */
const PRODUCT = { alpha: 0.85, edge: 0.003 } as const;

/** A photo that comes with a transparent background is cut already, but for a shadow that was drawn into it; else null. */
export function ownAlpha(photo: Pixels): Plane | null {
  const { width, height, data } = photo;
  const share = clearIn(photo) / (width * height);
  if (share <= CLEAR.least || share >= CLEAR.most) return null;
  const alpha = mapPlane(createPlane(width, height), (_, i) => (data[i * 4 + 3] ?? 255) / 255);
  return withoutHardEdge(photo, withoutPaleSpecks(photo, withoutShadow(photo, alpha)));
}

/** How many pixels are clear. Nearly every photo is asked, and has none: no plane is made for that. */
function clearIn({ data }: Pixels): number {
  let clear = 0;
  for (let at = 3; at < data.length; at += 4) if ((data[at] ?? 255) < CLEAR.alpha) clear++;
  return clear;
}

/** A dark lens within its frame is as pale as a shadow, but nothing leads to it from outside. */
function withoutShadow({ data, width, height }: Pixels, alpha: Plane): Plane {
  const solid = mapPlane(alpha, (a) => (a < PRODUCT.alpha ? 0 : 1));
  const edge = growPlane(solid, Math.max(1, Math.round(Math.max(width, height) * PRODUCT.edge)));
  const left = { ...alpha, data: alpha.data.slice() };
  for (const { pixels, touchesBorder } of regionsOf(alpha, (a) => a < SHADOW.alpha)) {
    if (!touchesBorder) continue;
    for (const i of pixels) {
      const light = Math.max(data[i * 4] ?? 0, data[i * 4 + 1] ?? 0, data[i * 4 + 2] ?? 0);
      if (edge.data[i] === 0 && light < SHADOW.light) left.data[i] = 0;
    }
  }
  return left;
}
