import type { Size } from '../raster/pixels.ts';
import { boxBlur, mapPlane, resizePlane, type Plane } from '../raster/plane.ts';

/** How far around a change the fine mask is made anew, in pixels of the rough copy. */
const AROUND = 3;

/** Units of cost for one unit of the network's log odds. */
const WEIGHT = 0.5;
/** Keeps log odds finite where the network is certain. */
const DOUBT = 0.01;

/** The network's log odds as a bias of the segmentation: above 0 speaks for the product. `salience` is 0..1. */
export const biasFromSalience = (salience: Plane, { width, height }: Size): Plane =>
  mapPlane(
    resizePlane(salience, width, height),
    (v) => WEIGHT * Math.log((v + DOUBT) / (1 - v + DOUBT)),
  );

/**
 * How much the colours of single pixels count at the edge of a mask that a network has made: it lies within a pixel or two
 * of the edge and is smooth, and in front of stripes or grit single colours would only fray it.
 */
export const COLOUR_TRUST_OF_SEEN = 0.5;

interface Change {
  /** Before the change. */
  readonly fineMask: Plane;
  /** The rough mask before and after the change. */
  readonly before: Plane;
  readonly roughMask: Plane;
  /** The fine mask that colours give for `roughMask`. */
  readonly refine: () => Plane;
}

/** The fine mask as it was, refined anew only near what has changed in the rough mask. */
export function keepUnchanged({ fineMask, before, roughMask, refine }: Change): Plane {
  const changed = mapPlane(roughMask, (v, i) => Math.abs(v - (before.data[i] ?? 0)));
  if (changed.data.every((v) => v === 0)) return fineMask;
  const near = resizePlane(boxBlur(changed, AROUND), fineMask.width, fineMask.height);
  const refined = refine();
  return mapPlane(fineMask, (v, i) => ((near.data[i] ?? 0) > 0 ? (refined.data[i] ?? 0) : v));
}
