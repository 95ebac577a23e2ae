import { GROUND, lookBehind } from './lookBehind.ts';
import type { Pixels } from '../raster/pixels.ts';
import { boxBlur, cropPlane, mapPlane, placePlane, type Plane } from '../raster/plane.ts';
import { paintStrokes, type Stroke } from '../strokes/strokes.ts';

/**
 * People stop short of an outline, or leave it out: what lies between, no wider than this share of the product's size and no more
 * than this unlike its ground, is glass as well.
 */
const LEFT_OUT = { wide: 0.05, unlike: 0.3 } as const;

interface Said {
  /** The cut at the photo's size, 0..1. */
  readonly alpha: Plane;
  /** 1 where somebody has called it glass. */
  readonly painted: Plane;
  /** Where they say what belongs to the product it is as it was painted. */
  readonly strokes: readonly Stroke[];
}

/** What was called glass, and what goes on from there to the outline: a pale place of a lid above it is none of it. */
export function glassToOutline(photo: Pixels, { alpha, painted, strokes }: Said): Plane {
  const behind = lookBehind(photo, alpha);
  if (behind === null) return painted;
  const { box, shape, reach } = behind;
  const differs = behind.differs();
  const [said, told] = [cropPlane(painted, box), cropPlane(paintStrokes(strokes, painted), box)];
  const wide = reach(LEFT_OUT.wide);
  const [near, rim] = [boxBlur(said, wide), boxBlur(shape, wide)];
  const isLeftOut = (n: number): boolean =>
    (near.data[n] ?? 0) > 0 &&
    Math.abs(told.data[n] ?? 0) < 1 &&
    (shape.data[n] ?? 0) > GROUND.none &&
    (rim.data[n] ?? 1) < 0.999 &&
    (differs.data[n] ?? 1) < LEFT_OUT.unlike;
  const grown = placePlane(goingOn(said, isLeftOut), box, painted);
  return mapPlane(painted, (v, at) => Math.max(v, grown.data[at] ?? 0));
}

/** What is painted, and all that joins it. Pixel by pixel, for a mask may be a million specks. */
function goingOn({ width, height, data }: Plane, joins: (n: number) => boolean): Plane {
  const grown = { width, height, data: data.slice() };
  const open: number[] = [];
  for (let n = 0; n < data.length; n++) if (data[n] === 1) open.push(n);
  for (let n = open.pop(); n !== undefined; n = open.pop()) {
    const x = n % width;
    for (const to of [
      ...(x > 0 ? [n - 1] : []),
      ...(x < width - 1 ? [n + 1] : []),
      n - width,
      n + width,
    ]) {
      if (to < 0 || to >= data.length || grown.data[to] === 1 || !joins(to)) continue;
      grown.data[to] = 1;
      open.push(to);
    }
  }
  return grown;
}
