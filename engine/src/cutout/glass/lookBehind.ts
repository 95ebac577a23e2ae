import { quantile } from '../raster/quantile.ts';
import { smoothFill, type Sparse } from '../heal/smoothFill.ts';
import { cropPixels, type Pixels, type Size } from '../raster/pixels.ts';
import { cropPlane, growPlane, mapPlane, type Plane } from '../raster/plane.ts';
import { boundsOf, paddedBox, type Box } from '../raster/regions.ts';

/** What less of the product is than this is its ground, and how far from it that is looked at, in pixels: edges are mixed. */
export const GROUND = { none: 0.02, off: 3 } as const;
/** Around the product, ground that says how it goes on behind it: a share of its size. */
const AROUND = 0.08;
/**
 * What a smooth guess of a ground leaves out of it. The guess has no detail finer than 2 to the power of `finest`, in pixels of
 * the copy of half the size. It is compared with every `step`th pixel of the ground; the differences' quantile `most` counts,
 * as far as it is below `atMost`.
 */
const STRUCTURE = { finest: 4, step: 7, most: 0.85, atMost: 0.5 } as const;
/** Steps of 255 from ground to white: with fewer nothing tells a highlight from noise. */
const LEAST = 48;

/** A thing before its ground, in a part of its photo that holds all of it. */
export interface Behind {
  readonly box: Box;
  /** The cut there. */
  readonly shape: Plane;
  /** The least of each pixel that is not the ground behind it, 0..1; not everybody wants it. */
  readonly differs: () => Plane;
  /** By how much the ground around the thing differs from what is guessed of it, 0..1. */
  readonly usual: number;
  /** The ground as it is taken to go on behind a pixel of the part: red, green and blue. The same for all with one place on a copy of half the size (`inHalf`). */
  readonly groundAt: (n: number, channel: number) => number;
  /** A share of the thing's size in pixels, at least one. */
  readonly reach: (share: number) => number;
}

/** Of cuts that were looked behind: a stroke asks for it where it ends, and again where it is seen through. */
const asked = new WeakMap<Plane, { readonly photo: Pixels; readonly behind: Behind | null }>();

/**
 * What lies behind a thing, as it lies around it (pull-push). `alpha`: the cut at the photo's size, 0..1. Null where nothing is
 * cut out, or no ground is to be seen. Remembered by the objects it is asked with, which nobody changes after that.
 */
export function lookBehind(photo: Pixels, alpha: Plane): Behind | null {
  const before = asked.get(alpha);
  if (before?.photo === photo) return before.behind;
  const behind = look(photo, alpha);
  asked.set(alpha, { photo, behind });
  return behind;
}

function look(photo: Pixels, alpha: Plane): Behind | null {
  const found = boundsOf(alpha, GROUND.none);
  if (found === null) return null;
  const size = Math.sqrt(found.width * found.height);
  const reach = (share: number): number => Math.max(1, Math.round(size * share));
  const box = paddedBox(found, reach(AROUND) + GROUND.off, alpha);
  const [shape, part] = [cropPlane(alpha, box), cropPixels(photo, box)];
  const clear = clearOf(shape);
  const known = groundOf(part, clear);
  if (known.weights.every((v) => v === 0)) return null;
  const ground = smoothFill(known);
  let differs: Plane | null = null;
  return {
    box,
    shape,
    differs: () => (differs ??= mapPlane(shape, (_, n) => ownShare(part, ground, n))),
    usual: structureOf(part, { clear, known }),
    groundAt: (n, channel) => ground[inHalf(n, part) * 3 + channel] ?? 0,
    reach,
  };
}

/** 1 where surely nothing of a thing is, nor what lies beside its edge. */
const clearOf = (shape: Plane): Plane =>
  mapPlane(
    growPlane(
      mapPlane(shape, (v) => (v > GROUND.none ? 1 : 0)),
      GROUND.off,
    ),
    (v) => 1 - v,
  );

/** A pixel's place on a copy of half the size: ground is asked for no detail, and people wait for each stroke. */
export const inHalf = (n: number, { width }: Pick<Size, 'width'>): number =>
  (Math.floor(n / width) >> 1) * ((width + 1) >> 1) + ((n % width) >> 1);

/** What of the ground is seen, on a copy of half the size. */
function groundOf(photo: Pixels, clear: Plane): Sparse {
  const [width, height] = [(photo.width + 1) >> 1, (photo.height + 1) >> 1];
  const values = new Float32Array(width * height * 3);
  const weights = new Float32Array(width * height);
  for (let n = 0; n < clear.data.length; n++) {
    if (clear.data[n] !== 1) continue;
    const at = inHalf(n, photo);
    const count = (weights[at] ?? 0) + 1;
    weights[at] = count;
    for (let c = 0; c < 3; c++) {
      const mean = values[at * 3 + c] ?? 0;
      values[at * 3 + c] = mean + ((photo.data[n * 4 + c] ?? 0) - mean) / count;
    }
  }
  return { values, weights: weights.map((count) => Math.min(1, count)), width, height };
}

interface Ground {
  readonly clear: Plane;
  readonly known: Sparse;
}

/**
 * By how much the ground around a thing differs from what would be guessed of it if the thing stood before it, as a share: grain,
 * print and things behind. So much is not the glass.
 */
function structureOf(photo: Pixels, { clear, known }: Ground): number {
  const guessed = smoothFill(known, STRUCTURE.finest);
  const differs: number[] = [];
  for (let n = 0; n < clear.data.length; n += STRUCTURE.step)
    if (clear.data[n] === 1) differs.push(ownShare(photo, guessed, n));
  return Math.min(STRUCTURE.atMost, quantile(differs, STRUCTURE.most));
}

/** The least of a pixel that is not its ground, 0..1. */
function ownShare(photo: Pixels, ground: Float32Array, n: number): number {
  const from = inHalf(n, photo) * 3;
  let most = 0;
  for (let c = 0; c < 3; c++) {
    const [seen, behind] = [photo.data[n * 4 + c] ?? 0, ground[from + c] ?? 0];
    const room = seen < behind ? behind : Math.max(LEAST, 255 - behind);
    most = Math.max(most, Math.abs(seen - behind) / room);
  }
  return Math.min(1, most);
}
