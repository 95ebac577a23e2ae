import { fitBackdrop } from './backdropFit.ts';
import { backgroundOf } from './background.ts';
import { fineMatte } from './fineMatte.ts';
import { cropLab, labOf } from '../raster/lab.ts';
import { subjectOf } from './outline.ts';
import { cropPixels, shrinkPixels, type Pixels } from '../raster/pixels.ts';
import { cropPlane, type Plane } from '../raster/plane.ts';
import { boundsOf, paddedBox, type Box } from '../raster/regions.ts';

/** The product's alpha, and the part of the photo it is for. */
export interface Matte {
  readonly alpha: Plane;
  readonly area: Box;
}

const ROUGH_SIDE = 512;
const ROUGH_SHARE = 0.62;
/** Rough pixels around the product that are weighed too. */
const PAD = 10;
/** A subject smaller or larger than this share of the photo is a mistake of the cut. */
const AREA = { least: 0.012, most: 0.86 } as const;
const MOST_SPREAD = 7.5;
const LEAST_SHARE = 0.68;
/** Share of each edge of the photo the subject may lie on: a table runs out of the picture. */
const MOST_TOUCHING = { side: 0.1, top: 0.1, bottom: 0.7 } as const;

/** Alpha of the product at the photo's size; null when the backdrop is too busy to tell. */
export function productMatte(photo: Pixels): Matte | null {
  const { width, height } = photo;
  const longest = Math.max(width, height);
  const scale = Math.min(1, Math.min(ROUGH_SIDE, longest * ROUGH_SHARE) / longest);
  const size = { width: Math.ceil(width * scale), height: Math.ceil(height * scale) };
  if (Math.min(size.width, size.height) < 24) return null;
  const pixels = shrinkPixels(photo, size).data;
  const lab = labOf(pixels);
  const fit = fitBackdrop(lab, size);
  if (fit.spread > MOST_SPREAD || fit.share < LEAST_SHARE) return null;
  const rough = subjectOf(backgroundOf({ lab, fit, ...size }));
  if (!isPlausible(rough)) return null;
  const box = boundsOf(rough, 0.5);
  if (box === null) return null;
  // Only what surrounds the product is looked at closely.
  const near = paddedBox(box, PAD, size);
  const [kx, ky] = [width / size.width, height / size.height];
  const [x, y] = [Math.floor(near.x * kx), Math.floor(near.y * ky)];
  const area = {
    x,
    y,
    width: Math.min(width - x, Math.ceil(near.width * kx)),
    height: Math.min(height - y, Math.ceil(near.height * ky)),
  };
  const alpha = fineMatte({
    photo: cropPixels(photo, area),
    area: { u: area.x / width, v: area.y / height, w: area.width / width, h: area.height / height },
    fit,
    rough: cropPlane(rough, near),
    roughLab: cropLab(lab, size.width, near),
  });
  return { alpha, area };
}

/** Large enough, small enough, and not running out of the photo on several sides. */
export function isPlausible({ width, height, data }: Plane): boolean {
  let area = 0;
  const on = { left: 0, right: 0, top: 0, bottom: 0 };
  data.forEach((v, i) => {
    if (v < 0.5) return;
    area++;
    const x = i % width;
    const y = (i - x) / width;
    if (x === 0) on.left++;
    if (x === width - 1) on.right++;
    if (y === 0) on.top++;
    if (y === height - 1) on.bottom++;
  });
  const share = area / data.length;
  return (
    share > AREA.least &&
    share < AREA.most &&
    Math.max(on.left, on.right) < height * MOST_TOUCHING.side &&
    on.top < width * MOST_TOUCHING.top &&
    on.bottom < width * MOST_TOUCHING.bottom
  );
}
