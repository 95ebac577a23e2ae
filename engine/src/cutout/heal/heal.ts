import { sizeWithin, shrinkPixels, type Pixels } from '../raster/pixels.ts';
import { mapPlane, resizeMask, resizePlane, type Plane } from '../raster/plane.ts';
import { regionsOf } from '../raster/regions.ts';
import { bringUp } from './bringUp.ts';
import { healPart, LONGEST, type Part } from './healPart.ts';

export interface Healed {
  readonly photo: Pixels;
  readonly alpha: Plane;
}

/**
 * Fills what somebody has painted over with the product beside it: within its outline, and where the outline has a bite.
 * `photo`: RGBA 0..255; `alpha`: the cut at the photo's size, 0..1; `painted`: 1 where somebody painted, same size.
 * Inputs are not changed. Null where nothing is to be filled. The same on every machine: no chance but a seeded one,
 * and no sums but those that IEEE 754 defines to the bit.
 */
export function heal(photo: Pixels, alpha: Plane, painted: Plane): Healed | null {
  // On a copy that is no larger than what was seen on a device.
  const size = sizeWithin(photo, LONGEST);
  if (size.width === photo.width && size.height === photo.height) {
    const parts = partsOf(photo, alpha, painted);
    return parts.length === 0 ? null : withParts({ photo, alpha }, parts);
  }
  const { width, height } = size;
  const copy = shrinkPixels(photo, size);
  const copyAlpha = resizePlane(alpha, width, height);
  const parts = partsOf(copy, copyAlpha, resizeMask(painted, width, height));
  if (parts.length === 0) return null;
  return bringUp({ photo, alpha, painted }, { photo: copy, alpha: copyAlpha, parts });
}

/** Each stroke, or strokes that touch, by themselves; none of them takes from what another one covers. */
function partsOf(photo: Pixels, alpha: Plane, painted: Plane): Part[] {
  return regionsOf(painted, (v) => v > 0.5).flatMap(({ pixels }) => {
    const part = healPart({ photo, alpha, painted, stroke: pixels });
    return part === null ? [] : [part];
  });
}

/** The photo and its cut with all that was filled. */
function withParts({ photo, alpha }: Healed, parts: readonly Part[]): Healed {
  const data = new Uint8ClampedArray(photo.data);
  const healed = mapPlane(alpha, (v) => v);
  for (const { pixels, colours, alphas } of parts)
    pixels.forEach((at, n) => {
      for (let c = 0; c < 3; c++) data[at * 4 + c] = colours[n * 3 + c] ?? 0;
      healed.data[at] = alphas[n] ?? 0;
    });
  return { photo: { data, width: photo.width, height: photo.height }, alpha: healed };
}
