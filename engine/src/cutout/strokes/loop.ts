import type { Size } from '../raster/pixels.ts';
import { createPlane, mapPlane, softBlur, sumOf, type Plane } from '../raster/plane.ts';
import { boundsOf, type Box } from '../raster/regions.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Loops with less area than this share of the photo are taken for slips of the finger. */
const LEAST_AREA = 0.002;
/** A product fills at least this share of the loop drawn around it. */
export const LOOP_LEAST = 0.25;
/** And it spans at least this share of the loop's width and height: the berries in a bowl are not the bowl. */
const SPAN = 0.7;

/** Whether a line, closed between its ends, encloses enough area to be a loop. Points are shares of the photo. */
export function isLoop(points: readonly Point[]): boolean {
  let twice = 0;
  points.forEach(({ x, y }, n) => {
    const before = points.at(n - 1) ?? { x, y };
    twice += before.x * y - x * before.y;
  });
  return Math.abs(twice) / 2 >= LEAST_AREA;
}

/** Ends within `gap` of the line's diagonal are meant to meet; the diagonal is longer than so many radii of the brush. */
const CLOSED = { gap: 0.2, radii: 4 } as const;

/** Whether a line drawn with such a brush returns to its start. Points and radius are shares of the photo. */
export function isClosed(points: readonly Point[], radius: number): boolean {
  const gap = gapOf(points);
  if (gap === null) return false;
  const { width, height } = areaOfLoop(points, FINE);
  const spans = Math.hypot(width / FINE.width, height / FINE.height);
  return spans > radius * CLOSED.radii && gap <= spans * CLOSED.gap;
}

/** The gap between the ends of a traced line, at most, as a share of its length: people lift the finger early. */
const TRACED_GAP = 0.4;

/**
 * Whether a traced line comes back towards its start. Closed by a straight line, the rim of a basket would be taken for
 * all of it. The gap is held against the length, not the extent: such a line follows the product in and out.
 */
export function returnsToStart(points: readonly Point[]): boolean {
  const length = points.reduce((sum, to, n) => sum + apart(points[n - 1] ?? to, to), 0);
  return (gapOf(points) ?? 0) <= length * TRACED_GAP;
}

const apart = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

/** Between the ends of a line; null for none. */
function gapOf(points: readonly Point[]): number | null {
  const [first, last] = [points.at(0), points.at(-1)];
  return first === undefined || last === undefined ? null : apart(first, last);
}

/** The grid on which a line's extent is measured. */
const FINE: Size = { width: 2_000, height: 2_000 };

/** The bounding box of a loop, in pixels. */
export function areaOfLoop(points: readonly Point[], { width, height }: Size): Box {
  const [xs, ys] = [points.map(({ x }) => x * width), points.map(({ y }) => y * height)];
  const x = Math.max(0, Math.floor(Math.min(...xs)));
  const y = Math.max(0, Math.floor(Math.min(...ys)));
  return {
    x,
    y,
    width: Math.max(1, Math.min(width, Math.ceil(Math.max(...xs))) - x),
    height: Math.max(1, Math.min(height, Math.ceil(Math.max(...ys))) - y),
  };
}

/** 1 within a loop, 0 outside: in either direction of drawing, also where it crosses itself (non-zero winding rule). */
export function withinLoop(points: readonly Point[], { width, height }: Size): Plane {
  const plane = createPlane(width, height);
  fillWithin(plane, points);
  return plane;
}

/** Sets the pixels of a plane within a loop to 1. */
export function fillWithin(plane: Plane, points: readonly Point[]): void {
  const { data, width, height } = plane;
  for (let y = 0; y < height; y++)
    for (const [from, to] of spansOf(points, y, plane))
      data.fill(1, y * width + from, y * width + to);
}

/** The runs of pixels of one row that lie within a loop, from the left. */
export function spansOf(
  points: readonly Point[],
  y: number,
  { width, height }: Size,
): (readonly [from: number, to: number])[] {
  const spans: (readonly [number, number])[] = [];
  const turns = crossingsAt(points, (y + 0.5) / height);
  let sum = 0;
  turns.forEach(({ x, turn }, n) => {
    sum += turn;
    if (sum === 0) return;
    const from = Math.max(0, Math.ceil(x * width - 0.5));
    const to = Math.min(width, Math.ceil((turns[n + 1]?.x ?? x) * width - 0.5));
    if (to > from) spans.push([from, to]);
  });
  return spans;
}

/** The crossings of a loop with a row, from the left; `turn` is 1 downwards, -1 upwards. */
function crossingsAt(
  points: readonly Point[],
  v: number,
): { readonly x: number; readonly turn: number }[] {
  const turns: { readonly x: number; readonly turn: number }[] = [];
  let from = points.at(-1);
  for (const to of points) {
    if (from !== undefined && from.y <= v !== to.y <= v) {
      const share = (v - from.y) / (to.y - from.y);
      turns.push({ x: from.x + share * (to.x - from.x), turn: to.y > from.y ? 1 : -1 });
    }
    from = to;
  }
  return turns.toSorted((one, other) => one.x - other.x);
}

/** Radius of the blur that makes the bias fall off towards the border, as a share of the loop's size. */
const SOFT = 0.12;
/** The bias in the middle of a loop, in units of cost. */
const BIAS = 2;
/** The blurred value at which the bias is 0; along the border that value is one half. */
const EVEN = 0.65;
/** The lowest bias, along the border, as a share of that in the middle. */
const AGAINST = -0.5;

/**
 * A bias of the segmentation within a loop, in units of cost. People draw loops about as large as the product, so its middle
 * is likely product whatever the colours say, and its border is likely not.
 */
export function biasWithinLoop(within: Plane): Plane {
  const area = within.data.reduce((sum, v) => sum + v, 0);
  const soft = softBlur(within, Math.max(1, Math.round(Math.sqrt(area) * SOFT)));
  return mapPlane(soft, (v) => BIAS * Math.max(AGAINST, (v - EVEN) / (1 - EVEN)));
}

/** Whether a mask is about as large as the loop that it was found in. */
export function fillsLoop(inside: Plane, loop: Plane): boolean {
  const [found, drawn] = [boundsOf(inside, 0.5), boundsOf(loop, 0.5)];
  return (
    found !== null &&
    drawn !== null &&
    sumOf(inside) > sumOf(loop) * LOOP_LEAST &&
    found.width > drawn.width * SPAN &&
    found.height > drawn.height * SPAN
  );
}
