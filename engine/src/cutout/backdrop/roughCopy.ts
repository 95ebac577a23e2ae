import { fitBackdrop, type BackdropFit } from './backdropFit.ts';
import { labOf, type Lab } from '../raster/lab.ts';
import { shrinkPixels, sizeWithin, type Pixels, type Size } from '../raster/pixels.ts';

/** Longer side of the copy that is cut: finer only makes each stroke slower. */
export const ROUGH_SIDE = 208;

export interface RoughCopy {
  readonly size: Size;
  readonly lab: Lab;
  /** Made when asked for: nobody needs it of a photo that is cut already. */
  readonly backdrop: () => BackdropFit;
}

/** As long as somebody has the photo: its backdrop, its cut and what is missing of it are looked for one by one. */
const copies = new WeakMap<Pixels, RoughCopy>();

/** The small copy on which a photo is cut, in the colours that the eye tells apart. Nobody changes a photo. */
export function roughCopy(photo: Pixels): RoughCopy {
  const known = copies.get(photo);
  if (known !== undefined) return known;
  const size = sizeWithin(photo, ROUGH_SIDE);
  const lab = labOf(shrinkPixels(photo, size).data);
  let fit: BackdropFit | null = null;
  const copy = { size, lab, backdrop: () => (fit ??= fitBackdrop(lab, size)) };
  copies.set(photo, copy);
  return copy;
}
