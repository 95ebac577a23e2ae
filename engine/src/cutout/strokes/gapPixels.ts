import type { Size } from '../raster/pixels.ts';
import { neighbourOf, FOUR_NEIGHBOURS } from '../raster/regions.ts';

/** Pixels of a photo that show the background, and the alpha that the product keeps in each of them. */
export interface Gap {
  readonly pixels: readonly number[];
  readonly alphas: readonly number[];
}

/** Width of an edge whose pixels mix product and background, in pixels. */
const EDGE = 2;
/** The product differs from the background at least by this (CIELAB), unless a stroke covers it: smaller differences are artefacts of compression. */
const LEAST_APART = 14;
/** Alpha of a mixed pixel by its colour distance from the background, as a share of the product's own: 1 from `all` on, 0 up to `none`. */
const MIXED = { all: 0.75, none: 0.12 } as const;

interface Colours {
  readonly size: Size;
  /** Colour distance of a pixel from the background (CIELAB). */
  readonly distance: (i: number) => number;
  /** The least such distance of a pixel of the product. */
  readonly least?: number;
}

interface Fill {
  readonly size: Size;
  readonly goesOn: (i: number) => boolean;
  readonly isInside: (i: number) => boolean;
  /** A fill with more pixels than this inside is given up: it is no gap. */
  readonly most: number;
}

interface Spread {
  readonly pixels: readonly number[];
  /** How many of them are inside the cut. */
  readonly taken: number;
}

/** Flood fill over four neighbours, from several pixels at once; null if it takes more than `most` pixels inside. */
export function floodFill(
  from: readonly number[],
  { size, goesOn, isInside, most }: Fill,
): Spread | null {
  const isFound = new Uint8Array(size.width * size.height);
  for (const i of from) isFound[i] = 1;
  const pixels = [...from];
  let taken = from.filter(isInside).length;
  // The array grows while it is iterated.
  for (const i of pixels) {
    if (taken > most) return null;
    for (const way of FOUR_NEIGHBOURS) {
      const to = neighbourOf(i, way, size);
      if (to === null || isFound[to] === 1 || !goesOn(to)) continue;
      isFound[to] = 1;
      pixels.push(to);
      if (isInside(to)) taken++;
    }
  }
  return { pixels, taken };
}

/** The gap with its edge, whose pixels mix product and background: going outwards, their colours move away from the background's. */
export function withMixedEdge(
  pixels: readonly number[],
  { isOpen, ...colours }: Colours & { readonly isOpen: (i: number) => boolean },
): Gap {
  const { size, distance, least = LEAST_APART } = colours;
  const isKnown = new Uint8Array(size.width * size.height);
  const gap: { readonly pixels: number[]; readonly alphas: number[] } = { pixels: [], alphas: [] };
  const add = (i: number, alpha: number): void => {
    if (isKnown[i] === 1) return;
    isKnown[i] = 1;
    gap.pixels.push(i);
    gap.alphas.push(alpha);
  };
  for (const i of pixels) add(i, 0);
  let last = pixels;
  for (let n = 0; n < EDGE; n++) {
    const next: number[] = [];
    for (const i of last)
      for (const way of FOUR_NEIGHBOURS) {
        const to = neighbourOf(i, way, size);
        if (to === null || isKnown[to] === 1 || !isOpen(to) || distance(to) < distance(i)) continue;
        const product = productDistanceNear(to, colours);
        const alpha = distance(to) / (product * MIXED.all);
        if (alpha >= 1) continue;
        const isSpeck = product === least;
        add(to, isSpeck ? 0 : Math.max(0, (alpha - MIXED.none) / (1 - MIXED.none)));
        next.push(to);
      }
    last = next;
  }
  return gap;
}

/** Colour distance of the product from the background, next to a pixel: the largest within the width of an edge. */
export function productDistanceNear(
  i: number,
  { size, distance, least = LEAST_APART }: Colours,
): number {
  const { width, height } = size;
  const [x, y] = [i % width, Math.floor(i / width)];
  let most = least;
  for (let v = Math.max(0, y - EDGE); v <= Math.min(height - 1, y + EDGE); v++)
    for (let u = Math.max(0, x - EDGE); u <= Math.min(width - 1, x + EDGE); u++)
      most = Math.max(most, distance(v * width + u));
  return most;
}
