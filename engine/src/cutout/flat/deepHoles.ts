import { sumOf, type Plane } from '../raster/plane.ts';
import {
  maskOfRegions,
  regionsOf,
  neighbourOf,
  FOUR_NEIGHBOURS,
  fillRegions,
  type Region,
} from '../raster/regions.ts';

/** So many times as far from all other ground as it is wide, a hole is none. */
const DEEP = 6;
/** What is a larger share of the thing is an opening, however deep. */
const LARGE = 0.05;

/**
 * The holes of a mask that lie too deep within for the ground to be seen through them: a handle that is burnt out to the
 * ground's very white, a speck. Bars of things that have holes, such as chairs and scissors, are about as wide as what lies between
 * them. Behind a hole that is none of these there may be another.
 */
export function deepHoles(mask: Plane): readonly Region[] {
  const most = sumOf(mask) * LARGE;
  const parts = regionsOf(mask, (v) => v < 0.5);
  const isSmall = ({ touchesBorder, pixels }: Region): boolean =>
    !touchesBorder && pixels.length < most;
  let deep: readonly Region[] = parts.filter(isSmall);
  let ground = maskOfRegions(
    mask,
    parts.filter((part) => !isSmall(part)),
  );
  const widths = new Map(deep.map((hole) => [hole, widthOf(hole, mask)]));
  for (;;) {
    const near = deep.filter((hole) =>
      isNear(hole, { ground, reach: DEEP * (widths.get(hole) ?? 0) }),
    );
    if (near.length === 0) return deep;
    ground = fillRegions(ground, near, 1);
    deep = deep.filter((hole) => !near.includes(hole));
  }
}

/** Whether some of the ground, or of what lies beyond the border, is within so many steps. */
function isNear(
  { pixels }: Region,
  { ground, reach }: { readonly ground: Plane; readonly reach: number },
): boolean {
  const reached = new Set(pixels);
  let front: Iterable<number> = pixels;
  for (let step = 1; step <= reach; step++) {
    const next: number[] = [];
    for (const i of front)
      for (const way of FOUR_NEIGHBOURS) {
        const at = neighbourOf(i, way, ground);
        if (at === null || ground.data[at] === 1) return true;
        if (reached.has(at)) continue;
        reached.add(at);
        next.push(at);
      }
    front = next;
  }
  return false;
}

/** Of a part at its widest, in pixels. */
function widthOf({ pixels }: Region, size: Plane): number {
  const left = new Set(pixels);
  const isLeft = (i: number, way: (typeof FOUR_NEIGHBOURS)[number]): boolean =>
    left.has(neighbourOf(i, way, size) ?? -1);
  let rim = [...pixels].filter((i) => !FOUR_NEIGHBOURS.every((way) => isLeft(i, way)));
  let layers = 0;
  while (rim.length > 0) {
    layers++;
    for (const i of rim) left.delete(i);
    const next = new Set<number>();
    for (const i of rim)
      for (const way of FOUR_NEIGHBOURS) {
        const at = neighbourOf(i, way, size);
        if (at !== null && left.has(at)) next.add(at);
      }
    rim = [...next];
  }
  return layers * 2 - 1;
}
