import { labOf } from './lab.ts';
import { leftOutside } from './leftOutside.ts';
import { shrinkPixels, type Pixels } from './pixels.ts';
import { mapPlane, placePlane, resizePlane, type Plane } from './plane.ts';
import { ownAlpha, productMatte } from './productMatte.ts';
import { roughSize } from './roughSize.ts';

export interface BackdropCut {
  /** At the photo's size. */
  readonly alpha: Plane;
  /** No part of the product seems to be left outside. */
  readonly isWhole: boolean;
}

/** The cut along a plain backdrop, or along the photo's own transparency; null when there is neither. */
export function backdropCut(photo: Pixels): BackdropCut | null {
  const matte = ownAlpha(photo) ?? productMatte(photo);
  if (matte === null) return null;
  const alpha = placePlane(matte.alpha, matte.area, photo);
  const size = roughSize(photo);
  const rough = mapPlane(resizePlane(alpha, size.width, size.height), (v) => (v > 0.5 ? 1 : 0));
  return { alpha, isWhole: !leftOutside(labOf(shrinkPixels(photo, size).data), rough) };
}
