import { WIDE } from './brushes.ts';
import { fillWithin, isClosed, spansOf } from './loop.ts';
import { createPlane, mapPlane, type Plane } from '../raster/plane.ts';
import { regionsOf, type Box } from '../raster/regions.ts';
import type { Size } from '../raster/pixels.ts';

/**
 * A stroke that the user painted over the photo. `keep` and `remove` say what belongs to the product. `around` is a loose loop: outside is
 * background, and the segmentation within starts again. `trace` follows the edge: inside is product, and earlier strokes
 * no longer count. `heal` covers something in front of the product, which is filled from the product beside it; `glass`
 * covers clear parts that the background is seen through, or encloses them if it is closed.
 */
export interface Stroke {
  readonly kind: 'keep' | 'remove' | 'around' | 'trace' | 'heal' | 'glass';
  /** Shares of the photo's width and height. */
  readonly points: readonly { readonly x: number; readonly y: number }[];
  /** Share of the photo's longer side. */
  readonly radius: number;
  /** A suggested part, exactly as it was found: pairs of points, the two ends of each of its rows. */
  readonly isPart?: boolean;
}

/** Whether two strokes are equal by value: a worker receives copies. */
export function isSameStroke(one: Stroke, other: Stroke | undefined): boolean {
  return (
    other !== undefined &&
    one.kind === other.kind &&
    one.radius === other.radius &&
    one.points.length === other.points.length &&
    one.points.every(({ x, y }, n) => other.points[n]?.x === x && other.points[n].y === y)
  );
}

/** Whether a stroke changes which pixels are product. */
export const selectsProduct = ({ kind }: Stroke): boolean => kind !== 'heal' && kind !== 'glass';

/** The share of a fine brush, from its middle, that is a hard constraint: a rung may be thinner than the brush. */
const CORE = 0.6;

/** Value of a hint for background that was not painted: outside a loop, and in the photo's frame. A stroke overrides it. */
export const ASSUMED = -0.5;

/**
 * Hints of a list of strokes, for each pixel: 1 keep, -1 remove, `ASSUMED` background, 0 none. The last stroke over a pixel counts,
 * the last loop replaces earlier ones, and a trace clears everything before it. `under`: hints that the strokes are painted on.
 */
export function paintStrokes(strokes: readonly Stroke[], size: Size, under?: Plane): Plane {
  const hints = createPlane(size.width, size.height);
  if (under !== undefined) hints.data.set(under.data);
  paintOver(hints, strokes);
  return hints;
}

/** Paints hints onto those that are in a plane. */
export const paintOver = (hints: Plane, strokes: readonly Stroke[]): void =>
  paint(hints, strokes, CORE);

/** Hints of one stroke with the whole width of a fine brush, not only its core. */
export function paintWithRim(stroke: Stroke, size: Size): Plane {
  const hints = createPlane(size.width, size.height);
  paint(hints, [stroke], 1);
  return hints;
}

/** `core`: the share of a fine brush that counts. */
function paint(hints: Plane, strokes: readonly Stroke[], core: number): void {
  for (const { kind, points, radius, isPart = false } of strokes.filter(selectsProduct)) {
    if (kind === 'around') drawLoop(hints, points);
    else if (kind === 'trace') hints.data.fill(0);
    else {
      const certain = radius < WIDE && !isPart ? radius * core : radius;
      drawLine(hints, { points, radius: certain, isPart, value: kind === 'keep' ? 1 : -1 });
    }
  }
}

/**
 * Pixels under `heal` or `glass` strokes: 1, else 0; null if there are none. A later `keep` or `remove` stroke clears them: it refers to
 * the photo as it is. `under`: the same of earlier edits.
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
      drawLine(parts, { points, radius, isPart, value: kind === wanted ? 1 : 0 });
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

function drawLine(plane: Plane, { points, radius, isPart = false, value }: Line): void {
  const r = Math.max(0.75, radius * Math.max(plane.width, plane.height));
  points.forEach((to, n) => {
    if (isPart && n % 2 === 0) return;
    const from = points[Math.max(0, n - 1)] ?? to;
    capsule(plane, { from: inPixels(from, plane), to: inPixels(to, plane), r, value });
  });
}

/** In runs of each row: testing every pixel would be most of the cost of a loop on a large photo. */
function drawLoop(hints: Plane, points: Stroke['points']): void {
  const { data, width, height } = hints;
  for (let y = 0; y < height; y++) {
    const row = y * width;
    let done = 0;
    for (const [from, to] of spansOf(points, y, hints)) {
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

/** Sets all pixels within a radius of a line segment. */
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

/** A fine stroke may change pixels within so many radii of it. */
const NEAR = 8;

/** 1 where a fine stroke may change the mask, 0 elsewhere. */
export const reachOfStroke = (stroke: Stroke, size: Size): Plane =>
  paintStrokes([{ ...stroke, kind: 'keep', radius: stroke.radius * NEAR }], size);

/** The bounding box of `reachOfStroke`, in pixels, computed without painting; null if it lies outside of the photo. */
export function reachBox({ points, radius }: Stroke, { width, height }: Size): Box | null {
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
 * The mask with only those changes that belong to a stroke: in its direction (keep or remove), within its reach, and connected to
 * pixels under it that change. Areas of the same colour elsewhere stay as they were.
 */
export function limitToStroke({
  before,
  found,
  stroke,
}: {
  readonly before: Plane;
  readonly found: Plane;
  readonly stroke: Stroke;
}): Plane {
  const painted = paintStrokes([stroke], before);
  const reach = isFine(stroke) ? reachOfStroke(stroke, before) : null;
  const change = mapPlane(found, (v, i) => {
    const hint = painted.data[i] ?? 0;
    if (hint !== 0) return hint;
    return reach?.data[i] === 0 ? 0 : v - (before.data[i] ?? 0);
  });
  const direction = painted.data.find((hint) => hint !== 0) ?? 0;
  const side = direction > 0 ? 1 : 0;
  const mask = mapPlane(before, (v) => (v > 0.5 ? 1 : 0));
  for (const { pixels } of regionsOf(change, (v) => v === direction))
    if (pixels.some((i) => painted.data[i] !== 0 && mask.data[i] !== side))
      for (const i of pixels) mask.data[i] = side;
  return mask;
}
