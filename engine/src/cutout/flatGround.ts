import type { Pixels } from './pixels.ts';
import { boxBlur, createPlane, growPlane, mapPlane, sumOf, type Plane } from './plane.ts';
import { boundsOf, regionsOf, withParts } from './regions.ts';
import { softEdge } from './softEdge.ts';
import { sureWithin } from './sureWithin.ts';

/** Of the photo's border, as much has to have the very same colour. */
const SAME = 0.6;
/**
 * By how much a channel differs from that colour, of 255: up to `noise` it is the ground as compression leaves it, above
 * `part` it is no more what compression makes of the ground beside an edge.
 */
const DIFFERS = { noise: 3, part: 10 } as const;
/** Parts that were lost are each no smaller a share of the thing, no larger a one together, and lie no further from its cut than this, in pixels. */
const LOST = { share: 0.002, most: 0.3, beside: 3 } as const;
/** It ends sharply: the ground begins within so many pixels along this share of its edge. Shadows fade. */
const SHARP = { within: 6, share: 0.6 } as const;
/** Of the thing's height, from above: below it its shadow lies. */
const FOOT = 0.8;
/** What it is less sure of on average is a gap where it has the ground's colour. */
const GAP = 0.9;
/** How wide an edge may be, in pixels. */
const RIM = 2;
/** Within a thing colours vary: this much of the usual difference is all of the thing, and this much of it none. */
const ALIKE = 0.75;
const FAINT = 0.12;
/** A mean of a mask below this has nothing in it. */
const NOTHING = 1e-3;

interface Found {
  /** A cut, at the photo's size. */
  readonly alpha: Plane;
  /** How surely a network saw the thing, at the photo's size. */
  readonly seen: Plane;
}

/**
 * A cut, mended by the ground where that was painted over with one colour, as in catalogues: white parts on white differ from
 * it by little, yet they differ, and what has its very colour is no part of the thing. Null where the ground is not of
 * one colour, and where that colour is a frame around a photograph.
 */
export function cutOnFlatGround(photo: Pixels, { alpha, seen }: Found): Plane | null {
  const differs = differenceFromGround(photo);
  if (differs === null) return null;
  const cut = mapPlane(alpha, (v) => (v > 0.5 ? 1 : 0));
  const ground = groundOf(differs, seen);
  const own = sureWithin(seen);
  const lost = lostParts(differs, { cut, ground });
  // A frame around a photograph is of one colour, too, and all of the photograph borders on the thing.
  if (sumOf(lost) > sumOf(cut) * LOST.most) return null;
  const mended = mapPlane(cut, (v, i) => {
    const isGround = ground.data[i] === 1 && own.data[i] === 0;
    return (v === 1 && !isGround) || lost.data[i] === 1 ? 1 : 0;
  });
  // What is faint between two parts of it is the thing, too.
  const closed = growPlane(growPlane(mended, LOST.beside), -LOST.beside);
  const joined = mapPlane(mended, (v, i) =>
    Math.max(v, (closed.data[i] ?? 0) * (1 - (ground.data[i] ?? 0))),
  );
  return unmixed(joined, { differs, alpha });
}

/** By pixel, of the channel that differs most, 0 to 255; null where the border is not of one colour. */
function differenceFromGround(photo: Pixels): Plane | null {
  const border = borderOf(photo);
  const colour = commonest(photo, border);
  const same = border.filter((i) => differenceAt(photo, i, colour) === 0).length;
  if (same < border.length * SAME) return null;
  return mapPlane(createPlane(photo.width, photo.height), (_, i) => differenceAt(photo, i, colour));
}

/** 1 in all that looks like the ground and goes on to the border, and in gaps that a network saw nothing sure in. */
function groundOf(differs: Plane, seen: Plane): Plane {
  const parts = regionsOf(differs, (v) => v <= DIFFERS.noise).filter(
    ({ open, pixels }) => open || meanOf(seen, pixels) < GAP,
  );
  return setIn(
    differs,
    parts.map(({ pixels }) => pixels),
  );
}

const meanOf = ({ data }: Plane, pixels: Int32Array): number =>
  pixels.reduce((sum, i) => sum + (data[i] ?? 0), 0) / pixels.length;

/** 1 in the parts beside the cut that are neither ground nor shadow, and in what joins them to it. */
function lostParts(
  differs: Plane,
  { cut, ground }: { readonly cut: Plane; readonly ground: Plane },
): Plane {
  const other = mapPlane(differs, (v, i) => (v > DIFFERS.part && cut.data[i] === 0 ? 1 : 0));
  // The soft edge of the cut itself is thin; what was lost is not.
  const thick = mapPlane(growPlane(growPlane(other, -1), 1), (v, i) => v * (other.data[i] ?? 0));
  const beside = growPlane(cut, LOST.beside);
  const least = sumOf(cut) * LOST.share;
  const foot = footOf(cut);
  const parts = regionsOf(thick, (v) => v === 1)
    .map(({ pixels }) => pixels)
    .filter((pixels) => pixels.length > least)
    .filter((pixels) => pixels.some((i) => beside.data[i] === 1))
    .filter((pixels) => pixels.some((i) => i < foot))
    .filter((pixels) => endsSharply(pixels, { part: thick, cut, ground }));
  const around = growPlane(setIn(cut, parts), LOST.beside);
  return mapPlane(around, (v, i) => v * (other.data[i] ?? 0));
}

/** The first pixel of the rows where a thing stands: what lies there alone may be a shadow that ends as sharply. */
function footOf(cut: Plane): number {
  const box = boundsOf(cut, 0.5);
  return box === null ? Infinity : (Math.floor(box.y + box.height * FOOT) + 1) * cut.width;
}

interface Ending {
  readonly part: Plane;
  readonly cut: Plane;
  readonly ground: Plane;
}

const WAYS = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;

function endsSharply(pixels: Int32Array, { part, cut, ground }: Ending): boolean {
  const { width, height } = part;
  let [ends, sharp] = [0, 0];
  for (const i of pixels) {
    const [x, y] = [i % width, Math.floor(i / width)];
    for (const [dx, dy] of WAYS) {
      const valueAt = ({ data }: Plane, far: number): number | null => {
        const [u, v] = [x + dx * far, y + dy * far];
        return u < 0 || v < 0 || u >= width || v >= height ? null : (data[v * width + u] ?? 0);
      };
      const out = Array.from({ length: SHARP.within }, (_, n) => n + 1);
      // Not where it only goes around something.
      if (valueAt(part, 1) === null || out.some((far) => valueAt(part, far) === 1)) continue;
      if (out.some((far) => valueAt(cut, far) === 1)) continue;
      ends++;
      if (out.some((far) => valueAt(ground, far) === 1)) sharp++;
    }
  }
  return sharp >= ends * SHARP.share;
}

/**
 * The edge of a mask of whole pixels: how much of the thing is in a pixel is how far its colour is on the way from the ground to
 * what lies within. A stalk of a few pixels, which has nothing within, is as it was.
 */
function unmixed(mask: Plane, { differs, alpha }: { differs: Plane; alpha: Plane }): Plane {
  const inner = growPlane(mask, -RIM);
  const weight = boxBlur(inner, 2 * RIM);
  const within = boxBlur(
    mapPlane(inner, (v, i) => v * (differs.data[i] ?? 0)),
    2 * RIM,
  );
  const isThin = (i: number): boolean => inner.data[i] !== 1 && (weight.data[i] ?? 0) < NOTHING;
  const shares = mapPlane(mask, (v, i) => {
    if (v === 0 || inner.data[i] === 1 || isThin(i)) return v;
    const usual = (within.data[i] ?? 0) / (weight.data[i] ?? 1);
    const share = (differs.data[i] ?? 0) / Math.max(1, usual * ALIKE);
    return Math.min(1, Math.max(0, (share - FAINT) / (1 - FAINT)));
  });
  // Whole pixels are steps where a small photo is drawn larger.
  const even = boxBlur(shares, 1);
  return mapPlane(shares, (v, i) => {
    if (v === 1 && isThin(i)) return alpha.data[i] ?? 0;
    return softEdge(even.data[i] ?? 0);
  });
}

const setIn = ({ width, height }: Plane, parts: readonly Int32Array[]): Plane =>
  withParts(createPlane(width, height), parts, 1);

function borderOf({ width, height }: Pixels): readonly number[] {
  const border: number[] = [];
  for (let x = 0; x < width; x++) border.push(x, (height - 1) * width + x);
  for (let y = 1; y < height - 1; y++) border.push(y * width, y * width + width - 1);
  return border;
}

interface Colour {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
}

function commonest({ data }: Pixels, at: readonly number[]): Colour {
  const counts = new Map<number, number>();
  let [most, best] = [0, 0];
  for (const i of at) {
    const key = (data[i * 4] ?? 0) * 65_536 + (data[i * 4 + 1] ?? 0) * 256 + (data[i * 4 + 2] ?? 0);
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    if (count > most) [most, best] = [count, key];
  }
  return { red: Math.floor(best / 65_536), green: Math.floor(best / 256) % 256, blue: best % 256 };
}

/** It is asked for every pixel: no list is made. */
const differenceAt = ({ data }: Pixels, i: number, { red, green, blue }: Colour): number =>
  Math.max(
    Math.abs((data[i * 4] ?? 0) - red),
    Math.abs((data[i * 4 + 1] ?? 0) - green),
    Math.abs((data[i * 4 + 2] ?? 0) - blue),
  );
