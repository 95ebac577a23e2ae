import { colourDistance, type Lab } from '../raster/lab.ts';
import type { Plane } from '../raster/plane.ts';
import { FOUR_NEIGHBOURS } from '../raster/regions.ts';

/** A step in colour that no shadow makes, in Lab units, over so many pixels to either side of an edge, along so much of it. */
const STEP = { apart: 12, reach: 2, share: 0.5 } as const;

interface Beside {
  readonly lab: Lab;
  /** The cut: 1 inside, 0 outside. */
  readonly solid: Plane;
}

/** Whether a part beside a cut ends where its ground begins: a part of a thing does, its shadow fades. */
export function endsSharply(pixels: Int32Array, { lab, solid }: Beside): boolean {
  const { width, height, data } = solid;
  const own = new Set(pixels);
  const indexOf = (x: number, y: number): number =>
    Math.min(height - 1, Math.max(0, y)) * width + Math.min(width - 1, Math.max(0, x));
  let [ends, sharp] = [0, 0];
  for (const i of pixels) {
    const [x, y] = [i % width, Math.floor(i / width)];
    for (const [dx, dy] of FOUR_NEIGHBOURS) {
      const next = indexOf(x + dx, y + dy);
      if (own.has(next) || data[next] === 1) continue;
      const [out, back] = [1, -1].map((way) =>
        indexOf(x + dx * way * STEP.reach, y + dy * way * STEP.reach),
      );
      const inner = own.has(back ?? i) ? (back ?? i) : i;
      ends++;
      if (colourDistance(lab, inner, out ?? next) > STEP.apart) sharp++;
    }
  }
  return sharp >= ends * STEP.share;
}
