import { shrinkPixels, sizeWithin, type Pixels } from '../raster/pixels.ts';
import {
  boxBlur,
  createPlane,
  growPlane,
  mapPlane,
  resizeMask,
  type Plane,
} from '../raster/plane.ts';

/** As much of a photo as a network sees of it. */
const LONGEST = 320;
/** Its soft outline and its shadow's darkest part go too, in pixels of the copy. */
const MARGIN = 5;
/** How far around what is covered colours are taken from: near ones where there are any. */
const REACHES = [6, 24, 96];
/** Of such a neighbourhood, the share that must be seen. */
const ENOUGH = 0.15;

export interface CoveredUp {
  readonly pixels: Pixels;
  /** 1 where something was covered. */
  readonly place: Plane;
}

/** A small copy of a photo in which a thing is painted over with what is around it. */
export function coverUp(photo: Pixels, thing: Plane): CoveredUp {
  const small = shrinkPixels(photo, sizeWithin(photo, LONGEST));
  const { width, height } = small;
  const place = growPlane(resizeMask(thing, width, height), MARGIN);
  const seen = mapPlane(place, (v) => 1 - v);
  const channels = [0, 1, 2].map((c) =>
    mapPlane(
      createPlane(width, height),
      (_, i) => (seen.data[i] ?? 0) * (small.data[i * 4 + c] ?? 0),
    ),
  );
  const data = new Uint8ClampedArray(small.data);
  const open = mapPlane(place, (v) => v);
  for (const reach of REACHES) {
    const share = boxBlur(seen, reach);
    const means = channels.map((channel) => boxBlur(channel, reach));
    for (let i = 0; i < open.data.length; i++) {
      const around = share.data[i] ?? 0;
      if (open.data[i] === 0 || around < ENOUGH) continue;
      open.data[i] = 0;
      for (const [c, mean] of means.entries()) data[i * 4 + c] = (mean.data[i] ?? 0) / around;
    }
  }
  return { pixels: { data, width, height }, place };
}
