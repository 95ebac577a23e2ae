import { beyondRim } from '../raster/beyondRim.ts';
import type { Size } from '../raster/pixels.ts';
import { stepFrom, WAYS } from '../raster/regions.ts';

/** Colours as the eye sees them: what differs from a gap by less than `pale` may be its shade, and by more than `thing` is the thing. */
const APART = { pale: 12, thing: 20 } as const;
/** Of its rim, as much lies at the gap or at the outside, and no more of it ends at neither of those nor at the thing, so many pixels beyond. */
const RIM = { free: 0.3, soft: 0.2, beyond: 3 } as const;
/** Of as many pixels as the gap, no more: a pale thing is larger. */
const MOST = 0.5;

/** What is known of a pixel. */
const [GAP, SEEN, LARGE] = [1, 2, 3];

interface Left {
  readonly size: Size;
  /** How far a pixel is from the gap's colour. */
  readonly apart: (i: number) => number;
  /** Whether it is in the cut, and nobody has said that it is to stay. */
  readonly isOpen: (i: number) => boolean;
  readonly isInside: (i: number) => boolean;
}

/**
 * What a gap leaves of a shade in it: a shadow is paler and paler, and where it is just too dark to be the gap's colour shreds of it would stay
 * along the thing. They lie at the gap, and end at the thing or at the outside; a gleam on the thing ends softly on it.
 */
export function shredsOf(
  gap: readonly number[],
  { size, apart, isOpen, isInside }: Left,
): readonly number[] {
  const known = new Uint8Array(size.width * size.height);
  for (const i of gap) known[i] = GAP;
  const isPale = (i: number): boolean => isInside(i) && isOpen(i) && apart(i) < APART.pale;
  const isFree = (i: number): boolean => known[i] === GAP || !isInside(i);
  const shreds: number[] = [];
  for (const i of gap)
    for (const way of WAYS) {
      const first = stepFrom(i, way, size);
      if (first === null || known[first] !== 0 || !isPale(first)) continue;
      const part = partFrom(first, gap.length * MOST);
      if (part !== null && isShred(part)) shreds.push(...part);
    }
  return shreds;

  /** Null where it is larger, without looking how large: what belongs to such a part is too. */
  function partFrom(first: number, most: number): number[] | null {
    known[first] = SEEN;
    const part = [first];
    let isLarge = false;
    // It grows while it is walked through.
    for (const i of part) {
      isLarge ||= part.length > most;
      if (isLarge) break;
      for (const way of WAYS) {
        const to = stepFrom(i, way, size);
        if (to === null) continue;
        isLarge ||= known[to] === LARGE;
        if (known[to] !== 0 || !isPale(to)) continue;
        known[to] = SEEN;
        part.push(to);
      }
    }
    if (!isLarge) return part;
    for (const i of part) known[i] = LARGE;
    return null;
  }

  function isShred(part: readonly number[]): boolean {
    const rim = beyondRim(Int32Array.from(part), size, RIM.beyond);
    const free = rim.filter(([next]) => next === undefined || isFree(next)).length;
    const soft = rim.filter((beyond) => !beyond.some((i) => isFree(i) || apart(i) >= APART.thing));
    return free >= rim.length * RIM.free && soft.length <= rim.length * RIM.soft;
  }
}
