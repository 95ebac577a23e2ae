import { WIDE } from './brushes.ts';
import { fillWithin, isClosed, spansOf } from './loop.ts';
import { createPlane, mapPlane, type Plane } from '../raster/plane.ts';
import { regionsOf, type Box } from '../raster/regions.ts';
import type { Size } from '../raster/pixels.ts';

/**
 * A line that somebody painted over a photo to say what belongs to the product. `around` is a loose loop:
 * all outside of it is background for certain, and what is within is looked for anew. `trace` is drawn along its
 * edge: what is within is the product, whatever was said before. `heal` and `glass` say nothing of that: the first covers
 * what stands before the product, which is filled from the product beside it, the second what its ground is seen through;
 * drawn around a part of it, a `glass` means all within.
 */
export interface Stroke {
  readonly kind: 'keep' | 'remove' | 'around' | 'trace' | 'heal' | 'glass';
  /** Shares of the photo's width and height. */
  readonly points: readonly { readonly x: number; readonly y: number }[];
  /** Share of the photo's longer side. */
  readonly radius: number;
  /** It means a part that was found, and nothing beyond it: the ends of its rows, two points each. */
  readonly isPart?: boolean;
}

/** Whether two strokes say the same: one that a worker was told twice is another object each time. */
export function isSameStroke(one: Stroke, other: Stroke | undefined): boolean {
  return (
    other !== undefined &&
    one.kind === other.kind &&
    one.radius === other.radius &&
    one.points.length === other.points.length &&
    one.points.every(({ x, y }, n) => other.points[n]?.x === x && other.points[n].y === y)
  );
}

/** Whether a stroke says what belongs to the product, and what does not. */
export const isOfOutline = ({ kind }: Stroke): boolean => kind !== 'heal' && kind !== 'glass';

/** Of a fine brush, what it says for certain: a rung that it painted is thinner than it, at times. */
const CORE = 0.6;

/** What is taken for background, though nobody has painted it. */
export const ASSUMED = -0.5;

/**
 * 1 where somebody said keep, -1 where somebody said remove, and what was taken for granted: the last
 * word counts, and the last loop instead of those before it. Nothing that was said before a trace counts.
 */
export function paintStrokes(strokes: readonly Stroke[], size: Size, under?: Plane): Plane {
  const said = createPlane(size.width, size.height);
  if (under !== undefined) said.data.set(under.data);
  paintOver(said, strokes);
  return said;
}

/** The same over what is in a plane. */
export const paintOver = (said: Plane, strokes: readonly Stroke[]): void =>
  paint(said, strokes, CORE);

/** The same of one stroke, with the rim of a fine brush. */
export function paintWithRim(stroke: Stroke, size: Size): Plane {
  const said = createPlane(size.width, size.height);
  paint(said, [stroke], 1);
  return said;
}

/** `core`: how much of a fine brush counts. */
function paint(said: Plane, strokes: readonly Stroke[], core: number): void {
  for (const { kind, points, radius, isPart = false } of strokes.filter(isOfOutline)) {
    if (kind === 'around') layLoop(said, points);
    else if (kind === 'trace') said.data.fill(0);
    else {
      const certain = radius < WIDE && !isPart ? radius * core : radius;
      layLine(said, { points, radius: certain, isPart, value: kind === 'keep' ? 1 : -1 });
    }
  }
}

/**
 * 1 where somebody painted with one of the kinds that say nothing of the outline, 0 elsewhere: who says later what belongs to
 * the product means the photo as it is. Null where nothing is left of it. `under` is what was said before.
 */
export function paintParts(
  strokes: readonly Stroke[],
  { kind: wanted, size, under = null }: PartsOptions,
): Plane | null {
  if (under === null && strokes.every(({ kind }) => kind !== wanted)) return null;
  const parts = createPlane(size.width, size.height);
  if (under !== null) parts.data.set(under.data);
  for (const { kind, points, radius, isPart } of strokes)
    if (kind === wanted || kind === 'keep' || kind === 'remove') {
      layLine(parts, { points, radius, isPart, value: kind === wanted ? 1 : 0 });
      if (kind === 'glass' && isClosed(points, radius)) fillWithin(parts, points);
    }
  return parts.data.some((v) => v > 0) ? parts : null;
}

interface PartsOptions {
  readonly kind: 'heal' | 'glass';
  readonly size: Size;
  readonly under?: Plane | null | undefined;
}

type Line = Pick<Stroke, 'points' | 'radius'> & {
  readonly isPart?: boolean | undefined;
  readonly value: number;
};

function layLine(plane: Plane, { points, radius, isPart = false, value }: Line): void {
  const r = Math.max(0.75, radius * Math.max(plane.width, plane.height));
  points.forEach((to, n) => {
    if (isPart && n % 2 === 0) return;
    const from = points[Math.max(0, n - 1)] ?? to;
    capsule(plane, { from: inPixels(from, plane), to: inPixels(to, plane), r, value });
  });
}

/** Row by row and in runs: on a large photo most of a loop's cost would be looking at every pixel. */
function layLoop(said: Plane, points: Stroke['points']): void {
  const { data, width, height } = said;
  for (let y = 0; y < height; y++) {
    const row = y * width;
    let done = 0;
    for (const [from, to] of spansOf(points, y, said)) {
      if (from > done) data.fill(ASSUMED, row + done, row + from);
      for (let i = row + Math.max(from, done); i < row + to; i++)
        if (data[i] === ASSUMED) data[i] = 0;
      done = Math.max(done, to);
    }
    data.fill(ASSUMED, row + done, row + width);
  }
}

type Point = Stroke['points'][number];
const inPixels = ({ x, y }: Point, { width, height }: Size): Point => ({
  x: x * width - 0.5,
  y: y * height - 0.5,
});

/** All pixels within a radius of a line. */
function capsule(
  { data, width, height }: Plane,
  { from, to, r, value }: { from: Point; to: Point; r: number; value: number },
): void {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const long = dx * dx + dy * dy;
  const top = Math.max(0, Math.ceil(Math.min(from.y, to.y) - r));
  const bottom = Math.min(height - 1, Math.floor(Math.max(from.y, to.y) + r));
  const left = Math.max(0, Math.ceil(Math.min(from.x, to.x) - r));
  const right = Math.min(width - 1, Math.floor(Math.max(from.x, to.x) + r));
  for (let y = top; y <= bottom; y++)
    for (let x = left; x <= right; x++) {
      const t = long === 0 ? 0 : ((x - from.x) * dx + (y - from.y) * dy) / long;
      const near = Math.min(1, Math.max(0, t));
      if ((x - from.x - near * dx) ** 2 + (y - from.y - near * dy) ** 2 <= r * r)
        data[y * width + x] = value;
    }
}

/** A brush finer than `WIDE` means what is near: so many of its radii, from its middle. */
const NEAR = 8;

/** 1 where a fine stroke, to keep or to remove, may change something, 0 elsewhere. */
export const nearStroke = (stroke: Stroke, size: Size): Plane =>
  paintStrokes([{ ...stroke, kind: 'keep', radius: stroke.radius * NEAR }], size);

/** The box of what lies near a stroke, in pixels, without painting it: a large part of the photo. Null where that is beyond it. */
export function boxNear({ points, radius }: Stroke, { width, height }: Size): Box | null {
  const reach = Math.max(0.75, radius * NEAR * Math.max(width, height));
  const xs = points.map(({ x }) => x * width - 0.5);
  const ys = points.map(({ y }) => y * height - 0.5);
  const [x, y] = [xs, ys].map((all) => Math.max(0, Math.ceil(Math.min(...all) - reach)));
  const right = Math.min(width - 1, Math.floor(Math.max(...xs) + reach));
  const bottom = Math.min(height - 1, Math.floor(Math.max(...ys) + reach));
  if (x === undefined || y === undefined || right < x || bottom < y) return null;
  return { x, y, width: right - x + 1, height: bottom - y + 1 };
}

export const isFine = ({ radius }: Stroke): boolean => radius < WIDE;

/**
 * The mask with those changes that a stroke has asked for: of its kind, within its reach and in one piece with what it says anew. What
 * has the same colour elsewhere stays as it was, and so does all where a stroke says what is so already.
 */
export function onlyTouched({
  before,
  found,
  stroke,
}: {
  readonly before: Plane;
  readonly found: Plane;
  readonly stroke: Stroke;
}): Plane {
  const painted = paintStrokes([stroke], before);
  const near = isFine(stroke) ? nearStroke(stroke, before) : null;
  const change = mapPlane(found, (v, i) => {
    const word = painted.data[i] ?? 0;
    if (word !== 0) return word;
    return near?.data[i] === 0 ? 0 : v - (before.data[i] ?? 0);
  });
  const kind = painted.data.find((word) => word !== 0) ?? 0;
  const side = kind > 0 ? 1 : 0;
  const mask = mapPlane(before, (v) => (v > 0.5 ? 1 : 0));
  for (const { pixels } of regionsOf(change, (v) => v === kind))
    if (pixels.some((i) => painted.data[i] !== 0 && mask.data[i] !== side))
      for (const i of pixels) mask.data[i] = side;
  return mask;
}
