import { colourDistance, type Lab } from '../raster/lab.ts';
import type { Plane } from '../raster/plane.ts';
import { FOUR_NEIGHBOURS } from '../raster/regions.ts';

/** An edge is a difference of so many Lab units within so many pixels. */
const EDGE = { step: 14, reach: 2 } as const;

interface Cut {
  readonly lab: Lab;
  /** 1 inside, 0 outside. */
  readonly solid: Plane;
  /** 1 in what looks like the part: its rim is where that ends. */
  readonly alike: Plane;
}

export interface Rim {
  /** In sides of pixels, as the two others. */
  readonly length: number;
  /** Where the cut ends, too. */
  readonly outside: number;
  /** Where the cut goes on behind an edge. */
  readonly sharp: number;
}

/** How a part of a cut ends. */
export function rimOf(pixels: Int32Array, { lab, solid, alike }: Cut): Rim {
  let [length, outside, sharp] = [0, 0, 0];
  for (const i of pixels)
    for (const [dx, dy] of FOUR_NEIGHBOURS) {
      const way = dx + dy * solid.width;
      if (alike.data[i + way] === 1) continue;
      length++;
      if (solid.data[i + way] !== 1) outside++;
      else if (colourDistance(lab, i - way, i + way * EDGE.reach) >= EDGE.step) sharp++;
    }
  return { length, outside, sharp };
}
