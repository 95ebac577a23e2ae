import { addToHull, type Point } from '../raster/hullChain.ts';
import type { Plane } from '../raster/plane.ts';
import { boundsOf, maskOfRegions, regionsOf, type Box, type Region } from '../raster/regions.ts';

/** By how much an edge may turn and still be straight, in degrees. */
const TURN = 6;

/** A straight part of an outline's lower side, from left to right, in widths of the thing. */
export interface Run {
  readonly from: number;
  readonly to: number;
  readonly length: number;
  /** In degrees: positive goes down to the right. */
  readonly slope: number;
  /** Between it and the thing above, on average, in widths of the thing: much of it from one leg to the next. */
  readonly air: number;
}

export interface LowerSide {
  /** From each corner of its convex hull as far as it goes on straight. */
  readonly runs: readonly Run[];
  /** The part that it is the side of, and the box around that, in pixels. */
  readonly thing: Region;
  readonly box: Box;
}

/** What a thing's outline is below, as a string would touch it; of several parts that of the largest. `product` is 0..1; null: nothing is there. */
export function lowerRuns(product: Plane): LowerSide | null {
  const [thing] = regionsOf(product, (v) => v > 0.5);
  if (thing === undefined) return null;
  const mask = maskOfRegions(product, [thing]);
  const box = boundsOf(mask, 0.5);
  if (box === null) return null;
  return { runs: straightRuns(lowestOf(mask, box), box.width), thing, box };
}

/** From left to right; heights grow upwards. */
function lowestOf({ data, width }: Plane, box: Box): readonly Point[] {
  const lowest: Point[] = [];
  for (let x = box.x; x < box.x + box.width; x++) {
    let y = box.y + box.height - 1;
    while (y >= box.y && (data[y * width + x] ?? 0) <= 0.5) y--;
    if (y >= box.y) lowest.push({ x, y: -y });
  }
  return lowest;
}

function straightRuns(lowest: readonly Point[], across: number): readonly Run[] {
  const hull: Point[] = [];
  for (const point of lowest) addToHull(hull, point);
  const edges = hull.slice(1).map((to, n) => slopeOf(hull[n] ?? to, to));
  return hull.slice(0, -1).map((from, n) => {
    const turned = edges.findIndex(
      (slope, at) => at > n && Math.abs(slope - (edges[n] ?? 0)) > TURN,
    );
    const to = hull[turned === -1 ? hull.length - 1 : turned] ?? from;
    return {
      from: from.x / across,
      to: to.x / across,
      length: Math.hypot(to.x - from.x, to.y - from.y) / across,
      slope: slopeOf(from, to),
      air: airOver({ from, to }, lowest) / across,
    };
  });
}

function airOver(
  { from, to }: { readonly from: Point; readonly to: Point },
  lowest: readonly Point[],
): number {
  const above = lowest.filter(({ x }) => from.x <= x && x <= to.x);
  const rise = (to.y - from.y) / Math.max(1, to.x - from.x);
  const sum = above.reduce((all, { x, y }) => all + y - (from.y + (x - from.x) * rise), 0);
  return sum / Math.max(1, above.length);
}

const slopeOf = (from: Point, to: Point): number =>
  (Math.atan2(from.y - to.y, to.x - from.x) * 180) / Math.PI;
