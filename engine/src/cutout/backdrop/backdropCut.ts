import { leftOutside } from './leftOutside.ts';
import type { Pixels } from '../raster/pixels.ts';
import { placePlane, resizeMask, type Plane } from '../raster/plane.ts';
import { ownAlpha } from '../clipped/ownAlpha.ts';
import { productMatte } from './productMatte.ts';
import { roughCopy } from './roughCopy.ts';

export interface BackdropCut {
  /** At the photo's size. */
  readonly alpha: Plane;
  /** The photo came with it: it has no background. */
  readonly isOwn: boolean;
  /** No part of the product seems to be left outside. */
  readonly isWhole: boolean;
}

/** The cut along a plain backdrop, or along the photo's own transparency; null when there is neither. */
export function backdropCut(photo: Pixels): BackdropCut | null {
  const own = ownAlpha(photo);
  const alpha = own ?? alongBackdrop(photo);
  if (alpha === null) return null;
  const { size, lab } = roughCopy(photo);
  const rough = resizeMask(alpha, size.width, size.height);
  return {
    alpha,
    isOwn: own !== null,
    isWhole: !leftOutside(lab, rough),
  };
}

function alongBackdrop(photo: Pixels): Plane | null {
  const matte = productMatte(photo);
  return matte === null ? null : placePlane(matte.alpha, matte.area, photo);
}
