import { beyondRim } from '../raster/beyondRim.ts';
import type { Size } from '../raster/pixels.ts';
import { neighbourOf, FOUR_NEIGHBOURS } from '../raster/regions.ts';

/** Colour distances from the background (CIELAB): up to `pale` a pixel may be shadow, from `thing` on it is product. */
const APART = { pale: 12, thing: 20 } as const;
/** A remnant borders on the gap or the outside along at least `free` of its rim; along at most `soft` of it neither these nor the product lie within `beyond` pixels. */
const RIM = { free: 0.3, soft: 0.2, beyond: 3 } as const;
/** At most this share of the gap's own size: a pale part of the product is larger. */
const MOST = 0.5;

/** State of a pixel. */
const [GAP, VISITED, LARGE] = [1, 2, 3];

interface Around {
  readonly size: Size;
  /** Colour distance of a pixel from the background. */
  readonly distance: (i: number) => number;
  /** In the cut, and not kept by a stroke. */
  readonly isOpen: (i: number) => boolean;
  readonly isInside: (i: number) => boolean;
}

/**
 * Remnants of a shadow in a gap. A shadow fades gradually, and where it is a little too dark for the colour of the gap, shreds of it would stay
 * along the product. They touch the gap and end at the product or at the outside; a highlight on the product fades into the product.
 */
export function shadowRemnants(
  gap: readonly number[],
  { size, distance, isOpen, isInside }: Around,
): readonly number[] {
  const known = new Uint8Array(size.width * size.height);
  for (const i of gap) known[i] = GAP;
  const isPale = (i: number): boolean => isInside(i) && isOpen(i) && distance(i) < APART.pale;
  const isFree = (i: number): boolean => known[i] === GAP || !isInside(i);
  const remnants: number[] = [];
  for (const i of gap)
    for (const way of FOUR_NEIGHBOURS) {
      const first = neighbourOf(i, way, size);
      if (first === null || known[first] !== 0 || !isPale(first)) continue;
      const part = partFrom(first, gap.length * MOST);
      if (part !== null && isRemnant(part)) remnants.push(...part);
    }
  return remnants;

  /** The connected pale pixels; null if there are more than `most`, and then later calls stop at them. */
  function partFrom(first: number, most: number): number[] | null {
    known[first] = VISITED;
    const part = [first];
    let isLarge = false;
    // The array grows while it is iterated.
    for (const i of part) {
      isLarge ||= part.length > most;
      if (isLarge) break;
      for (const way of FOUR_NEIGHBOURS) {
        const to = neighbourOf(i, way, size);
        if (to === null) continue;
        isLarge ||= known[to] === LARGE;
        if (known[to] !== 0 || !isPale(to)) continue;
        known[to] = VISITED;
        part.push(to);
      }
    }
    if (!isLarge) return part;
    for (const i of part) known[i] = LARGE;
    return null;
  }

  function isRemnant(part: readonly number[]): boolean {
    const rim = beyondRim(Int32Array.from(part), size, RIM.beyond);
    const free = rim.filter(([next]) => next === undefined || isFree(next)).length;
    const soft = rim.filter(
      (beyond) => !beyond.some((i) => isFree(i) || distance(i) >= APART.thing),
    );
    return free >= rim.length * RIM.free && soft.length <= rim.length * RIM.soft;
  }
}
