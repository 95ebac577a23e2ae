import { smoothFill, type Sparse } from './heal/smoothFill.ts';
import { cropPixels, type Pixels, type Size } from './pixels.ts';
import { boxBlur, createPlane, cropPlane, growPlane, mapPlane, type Plane } from './plane.ts';
import { boundsOf, maskOf, paddedBox, regionsOf, type Box } from './regions.ts';

/** What less of the product is than this is its ground, and how far from it that is looked at, in pixels: edges are mixed. */
const GROUND = { none: 0.02, off: 3 } as const;
/** Around the product, ground that says how it goes on behind it: a share of its size. */
const AROUND = 0.08;
/** The border of what was painted is soft, as a share of the product's size. */
const SOFT = 0.006;
/**
 * People stop short of an outline, or leave it out: what lies between, no wider than this share of the product's size and no more
 * than this unlike its ground, is glass as well where it goes on from what was painted.
 */
const LEFT_OUT = { wide: 0.05, unlike: 0.3 } as const;
/** Of glass before its ground, how much is seen as it is: a little everywhere, more along its outline, where it mirrors. */
const BODY = { within: 0.1, edge: 0.34 } as const;
/** How wide the outline is, as a share of the product's size. */
const EDGE = 0.02;
/**
 * What is known of the ground behind a thing has no detail finer than 2 to this power pixels of its copy. Of the ground around it, one pixel of so many
 * tells how much that leaves out, for so large a part of them, and at most.
 */
const STRUCTURE = { finest: 4, step: 7, most: 0.85, atMost: 0.5 } as const;
/** Steps of 255 from ground to white: with fewer nothing tells a highlight from noise. */
const LEAST = 48;

export interface SeeThrough {
  /** The colours of the thing alone. */
  readonly photo: Pixels;
  /** How much of what lies behind each pixel hides, 0..1. */
  readonly opacity: Plane;
}

/**
 * Glass without the ground that is seen through it. As much of a pixel as may be is its ground (GIMP's colour to alpha),
 * which is taken to go on behind the thing as it does around it: before another ground lines and highlights stay. `photo`: RGBA 0..255;
 * `alpha`: the cut at the photo's size, 0..1; `glass`: 1 where somebody said so, same size. Null where that is nowhere, or no
 * ground is to be seen.
 */
export function seeThrough(photo: Pixels, alpha: Plane, glass: Plane): SeeThrough | null {
  const found = boundsOf(alpha, GROUND.none);
  if (found === null || boundsOf(glass, 0.5) === null) return null;
  const size = Math.sqrt(found.width * found.height);
  const reach = (share: number): number => Math.max(1, Math.round(size * share));
  const box = paddedBox(found, reach(AROUND) + GROUND.off, alpha);
  const [shape, part] = [cropPlane(alpha, box), cropPixels(photo, box)];
  const clear = clearOf(shape);
  const known = groundOf(part, clear);
  if (known.weights.every((v) => v === 0)) return null;
  const ground = smoothFill(known);
  const usual = structureOf(part, { clear, known });
  const differs = mapPlane(shape, (_, n) => ownShare(part, ground, n));
  const own = mapPlane(differs, (v) => Math.max(0, (v - usual) / (1 - usual)));
  const region = glassIn(shape, { said: cropPlane(glass, box), own, wide: reach(LEFT_OUT.wide) });
  const [painted, deep] = [boxBlur(region, reach(SOFT)), boxBlur(shape, reach(EDGE))];

  const opacity = createPlane(photo.width, photo.height);
  opacity.data.fill(1);
  const data = new Uint8ClampedArray(photo.data);
  for (let n = 0; n < painted.data.length; n++) {
    const share = painted.data[n] ?? 0;
    if (share === 0) continue;
    const edge = Math.min(1, 2 * (1 - (deep.data[n] ?? 0)));
    const body = BODY.within + (BODY.edge - BODY.within) * edge;
    const hidden = (of: Plane): number => 1 - share * (1 - (of.data[n] ?? 0)) * (1 - body);
    const at = indexIn(box, n, photo.width);
    opacity.data[at] = hidden(own);
    // What differs is the glass's colour, also as far as it may be the ground's structure: less of it would be none.
    const all = hidden(differs);
    const from = inHalf(n, part) * 3;
    for (let c = 0; c < 3; c++) {
      const behind = (1 - all) * (ground[from + c] ?? 0);
      data[at * 4 + c] = ((photo.data[at * 4 + c] ?? 0) - behind) / all;
    }
  }
  return { photo: { ...photo, data }, opacity };
}

interface Painted {
  /** 1 where somebody has said so. */
  readonly said: Plane;
  /** How little of each pixel is its ground. */
  readonly own: Plane;
  /** How far beside a stroke something may be left out, in pixels. */
  readonly wide: number;
}

/** 1 in the glass: what was painted, and what was left out from there to the outline. */
function glassIn(shape: Plane, { said, own, wide }: Painted): Plane {
  const [near, rim] = [boxBlur(said, wide), boxBlur(shape, wide)];
  const isLeftOut = (n: number): boolean =>
    (near.data[n] ?? 0) > 0 &&
    (shape.data[n] ?? 0) > GROUND.none &&
    (rim.data[n] ?? 1) < 0.999 &&
    (own.data[n] ?? 1) < LEFT_OUT.unlike;
  const isPainted = (n: number): boolean => (said.data[n] ?? 0) > 0.5;
  const may = mapPlane(said, (_, n) => (isPainted(n) || isLeftOut(n) ? 1 : 0));
  // A pale place of a lid above it is none of it.
  return maskOf(
    may,
    regionsOf(may, (v) => v === 1).filter(({ pixels }) => pixels.some(isPainted)),
  );
}

const indexIn = ({ x, y, width }: Box, n: number, across: number): number =>
  (y + Math.floor(n / width)) * across + x + (n % width);

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
const inHalf = (n: number, { width }: Size): number =>
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
  const usual = differs.toSorted((one, other) => one - other)[
    Math.floor(differs.length * STRUCTURE.most)
  ];
  return Math.min(STRUCTURE.atMost, usual ?? 0);
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
