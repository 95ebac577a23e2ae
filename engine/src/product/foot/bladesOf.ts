import { regionsOf } from '../../cutout/raster/regions.ts';
import type { Plane } from '../../cutout/raster/plane.ts';
import { heightAbove, PRODUCT, type Foot } from './footOf.ts';
import { LOOKS } from './groundColours.ts';

/** Rows at the outline, in units: they are a mixture of both sides and join what is apart. */
const FRINGE = 3;
/** How far above the fringe what is rooted in it may begin, in pixels. */
const ROOT = 2;
/** Half of how thick a blade is at most, as a share of the product's size. */
const THICKEST = 0.02;
/** How many of its own heights a blade may be wide: more, and it is an edge. */
const WIDEST = 4;
/** How far beside itself a blade has the product that it lies before, in units; and how much of that may be missing. */
const ASIDE = 4;
const OPEN = 0.4;
/** How near to the upper outline nothing is touched, in units. */
const BELOW_TOP = 8;
/** How near a piece of a blade lies to the rest of it, in units; and how many pieces one may be in. */
const NEAR = 8;
const PIECES = 3;

/** One blade, fibre or clod before a foot: its pixels. */
export type Blade = Int32Array;

/** What is thin, of the ground's colour and rooted at the lower side of the outline. */
export function bladesOf(looks: Uint8Array, alpha: Plane, foot: Foot): Blade[] {
  const { width, height } = alpha;
  const fringe = Math.round(FRINGE * foot.unit);
  const data = new Float32Array(looks.length);
  for (let at = 0; at < data.length; at++)
    if (looks[at] === LOOKS.ground && heightAbove(foot, width, at) >= fringe) data[at] = 1;
  const depths = depthsOf(data, width);
  const pieces = regionsOf({ width, height, data }, (v) => v > 0)
    .map(({ pixels }) => shapeOf(pixels, { depths, ground: data, alpha, foot }))
    .filter((shape) => isThinGround(shape, foot));
  const isRooted = ({ lowest }: Shape): boolean => lowest <= fringe + ROOT;
  return withPieces(
    pieces.filter(isRooted).map(({ pixels }) => pixels),
    pieces.filter((shape) => !isRooted(shape)),
    { near: Math.round(NEAR * foot.unit), width, height },
  );
}

interface Shape {
  readonly pixels: Blade;
  /** Rows above the lower outline where it begins and ends. */
  readonly lowest: number;
  readonly tallest: number;
  readonly wide: number;
  /** Half of how thick it is where it is thickest, in pixels. */
  readonly depth: number;
  /** Share of what lies beside it that is none of the product. */
  readonly open: number;
  /** Rows under the upper outline. */
  readonly below: number;
}

interface Seen {
  readonly depths: Uint16Array;
  /** 1 where the ground is seen. */
  readonly ground: Float32Array;
  readonly alpha: Plane;
  readonly foot: Foot;
}

function shapeOf(pixels: Blade, { depths, ground, alpha, foot }: Seen): Shape {
  const { width } = alpha;
  const aside = Math.round(ASIDE * foot.unit);
  let [beside, open] = [0, 0];
  let [lowest, tallest, left, right] = [Infinity, 0, width, 0];
  let [depth, below] = [0, Infinity];
  for (const at of pixels) {
    const x = at % width;
    const above = heightAbove(foot, width, at);
    lowest = Math.min(lowest, above);
    tallest = Math.max(tallest, above);
    left = Math.min(left, x);
    right = Math.max(right, x);
    depth = Math.max(depth, depths[at] ?? 0);
    below = Math.min(below, Math.floor(at / width) - (foot.top[x] ?? 0));
    for (const side of [at - aside, at + aside]) {
      if (ground[side] === 1) continue;
      beside++;
      if ((alpha.data[side] ?? 0) <= PRODUCT) open++;
    }
  }
  return {
    pixels,
    lowest,
    tallest,
    wide: right - left + 1,
    depth,
    open: beside === 0 ? 1 : open / beside,
    below,
  };
}

const isThinGround = ({ tallest, wide, depth, open, below }: Shape, foot: Foot): boolean =>
  tallest <= foot.tall &&
  wide <= tallest * WIDEST &&
  depth <= foot.size * THICKEST &&
  open <= OPEN &&
  below >= BELOW_TOP * foot.unit;

interface Room {
  readonly near: number;
  readonly width: number;
  readonly height: number;
}

/** A blade that another one lies across, or that a light falls on, is in pieces. */
function withPieces(
  blades: readonly Blade[],
  pieces: readonly Shape[],
  { near, width, height }: Room,
): Blade[] {
  const found = [...blades];
  const around = new Uint8Array(width * height);
  const mark = (blade: Blade): void => markAround(around, blade, { near, width });
  found.forEach(mark);
  let left = pieces;
  for (let n = 0; n < PIECES; n++) {
    const next = left.filter(({ pixels }) => pixels.some((at) => around[at] === 1));
    left = left.filter((one) => !next.includes(one));
    for (const { pixels } of next) {
      found.push(pixels);
      mark(pixels);
    }
  }
  return found;
}

function markAround(
  around: Uint8Array,
  blade: Blade,
  { near, width }: { readonly near: number; readonly width: number },
): void {
  for (const at of blade)
    for (let dy = -near; dy <= near; dy++) {
      const middle = at + dy * width;
      around.fill(1, Math.max(0, middle - near), Math.max(0, middle + near + 1));
    }
}

/** How many steps to a neighbour it is from each pixel to the outside, in two sweeps. */
function depthsOf(data: Float32Array, width: number): Uint16Array {
  const depths = new Uint16Array(data.length);
  const at = (n: number): number => depths[n] ?? 0;
  for (let n = 0; n < data.length; n++)
    if (data[n] === 1) depths[n] = Math.min(at(n - 1), at(n - width)) + 1;
  for (let n = data.length - 1; n >= 0; n--)
    if (data[n] === 1) depths[n] = Math.min(at(n), at(n + 1) + 1, at(n + width) + 1);
  return depths;
}
