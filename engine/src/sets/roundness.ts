import { addToHull, type Point } from '../cutout/raster/hullChain.ts';
import type { LowerOutline } from './lowerOutline.ts';

/**
 * Where the ellipse of a base has turned up into a wall, a ball still goes on: how much of its width lies between these
 * slopes tells them apart. Between many, so that a straight wall of one slope, a flower pot's, does not count as round.
 */
const SLOPES = [0.7, 1, 1.45, 2.1, 4] as const;
/**
 * Of what a ball has there: up to `none` it is a base seen from above (0.25 for a cylinder seen from 20 degrees
 * above, 0.39 for the most of real cans and cartons), from `all` on a round body (0.56 for an ellipse of 3 to 5,
 * 0.5 and more for real lemons, peppers and garlic).
 */
const SHARE = { none: 0.42, all: 0.52 } as const;
/** How far up the sides are looked at, as shares of the width and of the height: a ball has all these slopes below. */
const SIDES = { wide: 0.55, tall: 0.6 } as const;

/**
 * A line of this slope below the outline, with more air above it than this share of the width, goes up to a tip, the
 * end of a lemon: it hides how steep that side is, so the other side tells it alone. Handles are further up.
 */
const TIP = { from: 0.4, to: 1.2, air: 0.03 } as const;

/** How round a thing is below, as a ball that touches the ground at its lowest point alone: 0 for a base, 1 for a ball. */
export function roundnessOf(outline: LowerOutline): number {
  const { heights, tall } = outline;
  const most = Math.min(...heights) + Math.min(SIDES.wide, tall * SIDES.tall);
  const sides = [heights, heights.toReversed()]
    .map((side) => ({ heights: side, hull: rightSide(side, most) }))
    .filter((side) => !hasTip(side))
    .map(({ hull }) => shareOf(hull, 1));
  return asRoundness(sides.reduce((sum, side) => sum + side / sides.length, 0));
}

/** The same for a foot at the right of a thing, as though it went as far to the left from where it touches. */
export function roundnessOfFoot(heights: Float32Array, touches: number): number {
  const wide = 2 * (1 - touches);
  const foot = heights.slice(Math.round(touches * heights.length));
  const most = Math.min(...foot) + SIDES.wide * wide;
  const hull = rightSide(foot, most, heights.length);
  return asRoundness(shareOf(hull, wide));
}

const asRoundness = (share: number): number =>
  Math.min(1, Math.max(0, (share - SHARE.none) / (SHARE.all - SHARE.none)));

/** The right half of an outline, and what a string below it would touch. */
interface Side {
  readonly heights: Float32Array;
  readonly hull: readonly Point[];
}

function hasTip({ heights, hull }: Side): boolean {
  return hull.slice(1).some((to, n) => {
    const from = hull[n] ?? to;
    const slope = (to.y - from.y) / (to.x - from.x);
    if (slope < TIP.from || slope > TIP.to) return false;
    return heights.some((height, column) => {
      const x = column / heights.length;
      return from.x < x && x < to.x && height - (from.y + (x - from.x) * slope) > TIP.air;
    });
  });
}

/** Of a ball's width between the slopes, what one side has there; the ball is that wide. */
function shareOf(side: readonly Point[], wide: number): number {
  let [share, all] = [0, 0];
  SLOPES.slice(1).forEach((to, n) => {
    const from = SLOPES[n] ?? 0;
    const ball = wide * (besideBall(to) - besideBall(from));
    all += ball;
    share += Math.min(ball, besideHull(side, to) - besideHull(side, from));
  });
  return share / all;
}

/** How far from its middle a ball has a slope, as a share of its width. */
const besideBall = (slope: number): number => slope / Math.hypot(slope, 1) / 2;

/** Where a line of that slope would touch a convex outline from below. */
function besideHull(hull: readonly Point[], slope: number): number {
  const above = ({ x, y }: Point): number => y - x * slope;
  return hull.reduce((best, point) => (above(point) < above(best) ? point : best), hull[0] ?? ZERO)
    .x;
}

const ZERO: Point = { x: 0, y: 0 };

/** From the lowest point on. */
function rightSide(heights: Float32Array, most: number, columns = heights.length): Point[] {
  const hull: Point[] = [];
  heights.forEach((y, column) => {
    if (y <= most) addToHull(hull, { x: column / columns, y });
  });
  const lowest = Math.min(...hull.map(({ y }) => y));
  return hull.slice(hull.findLastIndex(({ y }) => y === lowest));
}
