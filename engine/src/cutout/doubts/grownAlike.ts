import { colourDistance, type Lab } from '../raster/lab.ts';
import { mapPlane, type Plane } from '../raster/plane.ts';
import { FOUR_NEIGHBOURS } from '../raster/regions.ts';

/** A part goes on where a pixel differs by no more Lab units from the next, and becomes so many times as large at most. */
const GROWN = { step: 4, most: 4 } as const;

interface Cut {
  readonly lab: Lab;
  /** 1 inside, 0 outside. */
  readonly solid: Plane;
  /** Where else it may go at all. */
  readonly mayBe?: (i: number) => boolean;
  /** Whether the grown part is one still; `alike` is 1 in its pixels, 0 elsewhere. */
  readonly isStill: (pixels: Int32Array, alike: Plane) => boolean;
}

/** A part of a cut as far as neighbouring pixels hardly differ: light from aside falls on a part of a bay. As it was where it leaks into the thing, or would be none any more. */
export function grownAlike(
  from: Int32Array,
  { lab, solid, mayBe = () => true, isStill }: Cut,
): Int32Array {
  const alike = mapPlane(solid, () => 0);
  const pixels = [...from];
  for (const i of pixels) alike.data[i] = 1;
  // The array grows while it is iterated.
  for (const i of pixels) {
    if (pixels.length > from.length * GROWN.most) return from;
    for (const [dx, dy] of FOUR_NEIGHBOURS) {
      const to = i + dx + dy * solid.width;
      if (alike.data[to] !== 0 || solid.data[to] !== 1) continue;
      if (colourDistance(lab, i, to) > GROWN.step || !mayBe(to)) continue;
      alike.data[to] = 1;
      pixels.push(to);
    }
  }
  const grown = Int32Array.from(pixels);
  return isStill(grown, alike) ? grown : from;
}
