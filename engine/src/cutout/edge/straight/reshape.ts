import { pointOf, type Contour, type Point } from '../../raster/contour.ts';
import { alongOf, inwardsOf, offsetAt, placeOn } from './curve.ts';
import { cornerBetween } from './corners.ts';
import { follows, rangeOf, settled, type Range } from './ranges.ts';
import { besideEdge, isHeld, type SeenEdge, type SharpOutline } from './seenEdge.ts';

/** With fewer points it is no part of an outline. */
const LEAST_POINTS = 8;
/** Over how many points to each side a moved part passes into one that is not. */
const FADES = 8;
/** Up to a corner so many points at most are moved, and by so many pixels. */
const CORNER = { points: 40, moves: 15 } as const;
/** So many pixels before a corner an edge becomes its curve: the corner is where two curves meet. */
const LEANS = 16;

/** An outline with its parts moved onto edges that are seen. */
export interface Reshaped {
  readonly line: Contour;
  /** How far each point has moved, in pixels. */
  readonly moved: Float32Array;
}

export function reshape(outline: SharpOutline, edges: readonly SeenEdge[]): Reshaped {
  const count = outline.x.length;
  const indexOf = (at: number): number => ((at % count) + count) % count;
  const corners = new Map<number, Point>();
  const ranges = edges
    .map((edge) => rangeOf(outline, edge))
    .filter(({ first, last }) => last.at - first.at > LEAST_POINTS)
    .toSorted((a, b) => a.first.at + a.last.at - b.first.at - b.last.at);
  for (let n = 0; n < ranges.length; n++) {
    const next = (n + 1) % ranges.length;
    const [range, other] = [ranges[n], ranges[next]];
    if (range === undefined || other === undefined || range === other) continue;
    const turns = next === 0 ? count : 0;
    const corner = cornerBetween(outline, [range, other], turns);
    if (corner === null) continue;
    const { at, along, point } = corner;
    corners.set(indexOf(at), point);
    ranges[n] = { ...range, last: { at, along: along[0] } };
    ranges[next] = { ...other, first: { at: at - turns, along: along[1] } };
  }
  const weights = new Float32Array(count);
  const [dx, dy] = [new Float32Array(count), new Float32Array(count)];
  for (const range of ranges) pull(settled(outline, range));
  const line = { x: outline.x.slice(), y: outline.y.slice() };
  const moved = new Float32Array(count);
  for (let n = 0; n < count; n++) {
    const [x, y] = [outline.x[n] ?? 0, outline.y[n] ?? 0];
    const by = Math.max(1, weights[n] ?? 0);
    const to = corners.get(n) ?? { x: x + (dx[n] ?? 0) / by, y: y + (dy[n] ?? 0) / by };
    line.x[n] = to.x;
    line.y[n] = to.y;
    moved[n] = Math.hypot(to.x - x, to.y - y);
  }
  return { line, moved };

  /** Adds what moves a range's points onto its edge; where ranges overlap they share. */
  function pull(range: Range): void {
    const { edge, first, last } = range;
    const weight = weightsAlong(outline, range);
    for (let n = 0; n < weight.length; n++) {
      const point = pointOf(outline, first.at + n);
      const along = Math.min(
        last.along ?? Infinity,
        Math.max(first.along ?? -Infinity, alongOf(edge.curve, point)),
      );
      const before = Math.min(
        Math.abs(along - (first.along ?? Infinity)),
        Math.abs(along - (last.along ?? Infinity)),
      );
      const lean = edge.leanAt(along) * Math.min(1, before / LEANS);
      const to = placeOn(edge.curve, along, offsetAt(edge.curve, along) + lean);
      const [share, i] = [weight[n] ?? 0, indexOf(first.at + n)];
      weights[i] = (weights[i] ?? 0) + share;
      dx[i] = (dx[i] ?? 0) + share * (to.x - point.x);
      dy[i] = (dy[i] ?? 0) + share * (to.y - point.y);
    }
  }
}

/** How much each point of a range is moved onto its edge, 0 to 1. */
function weightsAlong(outline: SharpOutline, { edge, first, last }: Range): Float32Array {
  const length = Math.max(0, last.at - first.at + 1);
  const fits = new Uint8Array(length);
  for (let n = 0; n < length; n++) {
    const at = first.at + n;
    const inCorner =
      (first.along !== null && n < CORNER.points) ||
      (last.along !== null && length - 1 - n < CORNER.points);
    if (follows(outline, at, edge) || (inCorner && isBeside(outline, at, edge))) fits[n] = 1;
  }
  const [before, after] = [first, last].map(({ along }) => (along === null ? 0 : 1));
  const fitsAt = (n: number): number => (n < 0 ? before : n < length ? fits[n] : after) ?? 0;
  const weights = new Float32Array(length);
  let sum = 0;
  for (let n = -FADES; n < FADES; n++) sum += fitsAt(n);
  for (let n = 0; n < length; n++) {
    sum += fitsAt(n + FADES);
    weights[n] = sum / (2 * FADES + 1);
    sum -= fitsAt(n - FADES);
  }
  return weights;
}

function isBeside(outline: SharpOutline, at: number, edge: SeenEdge): boolean {
  const off = Math.abs(inwardsOf(edge.curve, pointOf(outline, at)));
  return off <= CORNER.moves && !isHeld(besideEdge(outline, at, edge));
}
