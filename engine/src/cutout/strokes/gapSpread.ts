import type { Size } from '../raster/pixels.ts';
import { stepFrom, WAYS } from '../raster/regions.ts';

/** Pixels of a photo that the ground is seen in, and how much of the thing is in each of them. */
export interface Gap {
  readonly pixels: readonly number[];
  readonly shares: readonly number[];
}

/** How wide a mixed edge is, in pixels. */
const EDGE = 2;
/** No thing is nearer to its ground than this, as the eye sees colours, where nobody has said that it is one: what is nearer is a speck that compression has left. */
const LEAST_APART = 14;
/** Of how far the thing is from its ground: what is further is all thing, and what is nearer is none of it. */
const MIXED = { all: 0.75, none: 0.12 } as const;

interface Colours {
  readonly size: Size;
  /** How far a pixel is from the ground's colour. */
  readonly apart: (i: number) => number;
  /** A thing is at least so far from it. */
  readonly least?: number;
}

interface Way {
  readonly size: Size;
  readonly goesOn: (i: number) => boolean;
  readonly isInside: (i: number) => boolean;
  /** More pixels than this inside are no gap. */
  readonly most: number;
}

interface Spread {
  readonly pixels: readonly number[];
  /** How many of them are inside. */
  readonly taken: number;
}

/** All that can be reached from some pixels, across and down; null where that is too much. */
export function spread(
  from: readonly number[],
  { size, goesOn, isInside, most }: Way,
): Spread | null {
  const isFound = new Uint8Array(size.width * size.height);
  for (const i of from) isFound[i] = 1;
  const pixels = [...from];
  let taken = from.filter(isInside).length;
  // It grows while it is walked through.
  for (const i of pixels) {
    if (taken > most) return null;
    for (const way of WAYS) {
      const to = stepFrom(i, way, size);
      if (to === null || isFound[to] === 1 || !goesOn(to)) continue;
      isFound[to] = 1;
      pixels.push(to);
      if (isInside(to)) taken++;
    }
  }
  return { pixels, taken };
}

/** A gap with the pixels of its edge, in which the thing is mixed with the ground: they are further and further from its colour. */
export function edgeShares(
  pixels: readonly number[],
  { isOpen, ...colours }: Colours & { readonly isOpen: (i: number) => boolean },
): Gap {
  const { size, apart, least = LEAST_APART } = colours;
  const isKnown = new Uint8Array(size.width * size.height);
  const gap: { readonly pixels: number[]; readonly shares: number[] } = { pixels: [], shares: [] };
  const lay = (i: number, share: number): void => {
    if (isKnown[i] === 1) return;
    isKnown[i] = 1;
    gap.pixels.push(i);
    gap.shares.push(share);
  };
  for (const i of pixels) lay(i, 0);
  let last = pixels;
  for (let n = 0; n < EDGE; n++) {
    const next: number[] = [];
    for (const i of last)
      for (const way of WAYS) {
        const to = stepFrom(i, way, size);
        if (to === null || isKnown[to] === 1 || !isOpen(to) || apart(to) < apart(i)) continue;
        const thing = thingNear(to, colours);
        const share = apart(to) / (thing * MIXED.all);
        if (share >= 1) continue;
        const isSpeck = thing === least;
        lay(to, isSpeck ? 0 : Math.max(0, (share - MIXED.none) / (1 - MIXED.none)));
        next.push(to);
      }
    last = next;
  }
  return gap;
}

/** How far the thing beside a pixel is from the ground's colour. */
export function thingNear(i: number, { size, apart, least = LEAST_APART }: Colours): number {
  const { width, height } = size;
  const [x, y] = [i % width, Math.floor(i / width)];
  let most = least;
  for (let v = Math.max(0, y - EDGE); v <= Math.min(height - 1, y + EDGE); v++)
    for (let u = Math.max(0, x - EDGE); u <= Math.min(width - 1, x + EDGE); u++)
      most = Math.max(most, apart(v * width + u));
  return most;
}
