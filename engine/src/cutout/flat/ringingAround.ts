import { growPlane, mapPlane, type Plane } from '../raster/plane.ts';
import { regionsOf, FOUR_NEIGHBOURS, fillRegions } from '../raster/regions.ts';

/**
 * Beside an edge as strong as this, of 255, and no further from it than this, in pixels, compression has changed the ground by
 * up to `differs`: it rings.
 */
const RINGING = { strong: 60, reach: 6, differs: 20 } as const;

interface Known {
  /** By how much each pixel differs from the ground's colour. */
  readonly differs: Plane;
  /** 1 deep within what a network is sure of: there pale is the thing's own. */
  readonly own: Plane;
  /** 1 where the ground is seen through the thing, whatever a network is sure of. */
  readonly openings: Plane;
}

/** Adds to some ground what borders on it and is ground as compression leaves it beside an edge: gaps of a few pixels are nothing else. */
export function ringingAround({ differs, own, openings }: Known): (ground: Plane) => Plane {
  const strong = mapPlane(differs, (v) => (v > RINGING.strong ? 1 : 0));
  const near = growPlane(strong, RINGING.reach).data;
  const around = growPlane(openings, RINGING.reach).data;
  const rings = mapPlane(differs, (v, i) => {
    const isFree = own.data[i] === 0 || around[i] === 1;
    return v <= RINGING.differs && near[i] === 1 && isFree ? 1 : 0;
  });
  return (ground) => {
    const { width, data } = ground;
    const beside = (i: number): boolean =>
      FOUR_NEIGHBOURS.some(([dx, dy]) => {
        const x = (i % width) + dx;
        return x >= 0 && x < width && data[i + dx + dy * width] === 1;
      });
    const others = mapPlane(rings, (v, i) => (data[i] === 1 ? 0 : v));
    const parts = regionsOf(others, (v) => v === 1).filter(({ pixels }) => pixels.some(beside));
    return fillRegions(ground, parts, 1);
  };
}
