import { labOf, type Lab } from './lab.ts';
import { shrinkPixels, sizeWithin, type Pixels, type Size } from './pixels.ts';

/** Longer side of the copy that is cut: finer only makes each stroke slower. */
const ROUGH_SIDE = 208;

export interface RoughCopy {
  readonly size: Size;
  readonly lab: Lab;
}

/** The small copy on which a photo is cut, in the colours that the eye tells apart. */
export function roughCopy(photo: Pixels): RoughCopy {
  const size = sizeWithin(photo, ROUGH_SIDE);
  return { size, lab: labOf(shrinkPixels(photo, size).data) };
}
