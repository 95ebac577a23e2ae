import type { Size } from '../raster/pixels.ts';
import { boxBlur, mapPlane, resizePlane, type Plane } from '../raster/plane.ts';

/** How far around a change the outline is found anew, in pixels of the rough copy. */
const AROUND = 3;

/** What a network's odds are worth against colours, in units of cost. */
const LEAN = 0.5;
/** Nobody is so sure that colours could never say otherwise. */
const DOUBT = 0.01;

/** What speaks for the product (above 0) by what was seen, whatever the colours. */
export const leanOn = (seen: Plane, { width, height }: Size): Plane =>
  mapPlane(resizePlane(seen, width, height), (v) => LEAN * Math.log((v + DOUBT) / (1 - v + DOUBT)));

/**
 * What colours may say of the edge of what a network saw, of 1: its outline runs smoothly within a pixel or two of the
 * edge, and beside stripes and grit the colours of single pixels only fray it.
 */
export const SURE_OF_SEEN = 0.5;

interface Changed {
  /** The outline before, on the finer copy: what was seen, or what strokes have made of it. */
  readonly seen: Plane;
  /** The rough mask that belongs to it, and what has become of that. */
  readonly base: Plane;
  readonly mask: Plane;
  /** The outline of `mask` by colours, on the finer copy. */
  readonly cut: () => Plane;
}

/** The outline as it was, but by colours where people have changed the mask. */
export function keepSeen({ seen, base, mask, cut }: Changed): Plane {
  const changed = mapPlane(mask, (v, i) => Math.abs(v - (base.data[i] ?? 0)));
  if (changed.data.every((v) => v === 0)) return seen;
  const near = resizePlane(boxBlur(changed, AROUND), seen.width, seen.height);
  const found = cut();
  return mapPlane(seen, (v, i) => ((near.data[i] ?? 0) > 0 ? (found.data[i] ?? 0) : v));
}
