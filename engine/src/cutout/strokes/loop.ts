import type { Size } from '../raster/pixels.ts';
import { createPlane, mapPlane, softBlur, sumOf, type Plane } from '../raster/plane.ts';
import { boundsOf, type Box } from '../raster/regions.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Loops smaller than this share of the photo are a slip of the finger. */
const LEAST_AREA = 0.002;
/** A smaller share of a loop is no product that somebody drew it around. */
export const LOOP_LEAST = 0.25;
/** As much of a loop's width and height a product spans that somebody drew it around: berries are no bowl. */
const SPAN = 0.7;

/** Whether a line is a loop around something: its ends are joined. */
export function isLoop(points: readonly Point[]): boolean {
  let twice = 0;
  points.forEach(({ x, y }, n) => {
    const before = points.at(n - 1) ?? { x, y };
    twice += before.x * y - x * before.y;
  });
  return Math.abs(twice) / 2 >= LEAST_AREA;
}

/** Of the diagonal that a line spans, how far apart its ends may be that were meant to meet; and of it how many radii of its brush it must span. */
const CLOSED = { gap: 0.2, radii: 4 } as const;

/** Whether a line that was drawn with such a brush comes back to where it began. Shares of the photo. */
export function isClosed(points: readonly Point[], radius: number): boolean {
  const [first, last] = [points.at(0), points.at(-1)];
  if (first === undefined || last === undefined) return false;
  const { width, height } = areaOfLoop(points, FINE);
  const spans = Math.hypot(width / FINE.width, height / FINE.height);
  const apart = Math.hypot(first.x - last.x, first.y - last.y);
  return spans > radius * CLOSED.radii && apart <= spans * CLOSED.gap;
}

/** Fine enough for what a line spans. */
const FINE: Size = { width: 2_000, height: 2_000 };

/** The pixels that a loop spans. */
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

/** 1 within a loop, whichever way it was drawn and however often it crosses itself. */
export function withinLoop(points: readonly Point[], { width, height }: Size): Plane {
  const plane = createPlane(width, height);
  fillWithin(plane, points);
  return plane;
}

/** The same over what is in a plane. */
export function fillWithin(plane: Plane, points: readonly Point[]): void {
  const { data, width, height } = plane;
  for (let y = 0; y < height; y++)
    for (const [from, to] of spansOf(points, y, plane))
      data.fill(1, y * width + from, y * width + to);
}

/** The parts of one row that lie within a loop, from the left. */
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

/** Where the loop crosses a row, from the left, and whether downwards or upwards there. */
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

/** How far the border of a loop is felt within it, as a share of its size. */
const SOFT = 0.12;
/** What the middle of a loop is worth against colours, in units of cost. */
const LEAN = 2;
/** Where the loop says neither: its border is at one half. */
const EVEN = 0.65;
/** The most that its border speaks against the product, as a share of what the middle is worth. */
const AGAINST = -0.5;

/**
 * People draw a loop about as large as the product: its middle is the product rather than not, whatever
 * the colours say, and what lies along its border rather not.
 */
export function leanOf(within: Plane): Plane {
  const area = within.data.reduce((sum, v) => sum + v, 0);
  const soft = softBlur(within, Math.max(1, Math.round(Math.sqrt(area) * SOFT)));
  return mapPlane(soft, (v) => LEAN * Math.max(AGAINST, (v - EVEN) / (1 - EVEN)));
}

/** Whether a mask is about as large as the loop it was seen in. */
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
