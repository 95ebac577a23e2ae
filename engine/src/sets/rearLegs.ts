import type { Point } from '../cutout/raster/hullChain.ts';
import type { LowerOutline } from './lowerOutline.ts';

/** A leg that ends behind the line of a thing's front feet. In shares of the thing's width; heights above its layer's lower edge. */
export interface RearLeg {
  readonly from: number;
  readonly to: number;
  /** Where it touches the ground. */
  readonly foot: number;
  /** Where it goes into the thing. */
  readonly top: number;
}

/** A leg is this much longer than what is beside it, and at most so wide. */
const LEG = { long: 0.025, wide: 0.13 } as const;
/**
 * Its foot is so much above the line of the front feet, or it is one of them; and those of a pair at most. Who photographs a table from
 * close by has them further up, and nearer to each other than the front feet by so much.
 */
const ABOVE = { least: 0.02, pair: 0.4, far: 0.62, nearer: 0.7 } as const;
/** The side of a leg that slants is this steep at least. */
const STEEP = 0.7;
/** By how much the feet of a pair may differ, and a foot from the place where the fourth corner of a base is. */
const ALIKE = { pair: 0.04, corner: { x: 0.22, y: 0.14 } } as const;
/** A foot at the side of a chair that is seen from above: its leg's length, how far back it is at most, how far aside at least, and how steep the way there is; so wide is the foot it goes from. */
const FAR = { long: 0.25, wide: 0.1, most: 0.6, aside: 0.12, steep: 1.6, foot: 0.06 } as const;
/** So many are feet; more are a fringe. */
const MOST = 2;

/**
 * The rear legs of what stands on four: above the line that a string below it would touch, between its front feet. Two as far above
 * it, or one at the fourth corner of the base whose other three touch: seen from afar opposite sides of it are parallel.
 * Anything else that hangs there is none: a pedal, a strap.
 */
export function rearLegsOf(
  { heights }: LowerOutline,
  { rises, touched }: { readonly rises: Float32Array; readonly touched: readonly Point[] },
): readonly RearLeg[] {
  const above = (leg: RearLeg): number =>
    leg.foot - (rises[Math.floor(middleOf(leg) * heights.length)] ?? 0);
  const legs = legsIn(heights).filter((leg) => above(leg) > ABOVE.least);
  const [one, other] = legs;
  if (one === undefined || legs.length > MOST) return [];
  if (other === undefined) return isFourthCorner(one, touched) ? legs : [];
  const arePair = Math.abs(above(one) - above(other)) < ALIKE.pair;
  const most = areBetween(legs, touched) ? ABOVE.far : ABOVE.pair;
  return arePair && Math.max(above(one), above(other)) < most ? legs : [];
}

/** Whether a pair stands between the outermost front feet, as rear legs seen from close by do. */
function areBetween(legs: readonly RearLeg[], touched: readonly Point[]): boolean {
  const [feet, pair] = [touched.map(({ x }) => x), legs.map(middleOf)];
  const [left, right] = [Math.min(...feet), Math.max(...feet)];
  const [first, last] = [Math.min(...pair), Math.max(...pair)];
  return first > left && last < right && last - first < (right - left) * ABOVE.nearer;
}

/**
 * The foot of a long leg beyond the last point that touches on one side (`way`), further back: the side legs of a chair that is seen from
 * above. Null where no leg ends there: a handle, an armrest.
 */
export function farFootOf(heights: Float32Array, last: Point, way: 1 | -1): Point | null {
  const columns = heights.length;
  const side = Array.from(heights, (y, column) => ({ x: column / columns, y, column })).filter(
    ({ x, y }) => (x - last.x) * way > FAR.aside && y < FAR.most,
  );
  const foot = side.reduce((low, at) => (low === null || at.y < low.y ? at : low), side[0] ?? null);
  if (foot === null) return null;
  const slope = (foot.y - last.y) / Math.abs(foot.x - last.x);
  const inner = wall(heights, foot.column, way === 1 ? -1 : 1, FAR.long);
  const isLeg = inner !== null && Math.abs(inner - foot.column) < FAR.wide * columns;
  const isAbove = heights.every((height, column) => {
    const aside = (column / columns - last.x) * way;
    const isBetween = aside > FAR.foot && aside < Math.abs(foot.x - last.x);
    return !isBetween || height >= last.y + aside * slope;
  });
  return isLeg && isAbove && slope > 0 && slope < FAR.steep ? { x: foot.x, y: foot.y } : null;
}

const middleOf = ({ from, to }: RearLeg): number => (from + to) / 2;

function isFourthCorner(leg: RearLeg, touched: readonly Point[]): boolean {
  const [left, right] = [touched.at(0), touched.at(-1)];
  const front = touched.reduce((low, point) => (point.y < low.y ? point : low), touched[0] ?? NONE);
  if (left === undefined || right === undefined || left === front || right === front) return false;
  const { x, y } = ALIKE.corner;
  return (
    Math.abs(middleOf(leg) - (left.x + right.x - front.x)) < x &&
    Math.abs(leg.foot - (left.y + right.y - front.y)) < y
  );
}

const NONE: Point = { x: 0, y: 0 };

/** What is narrow and longer than what is on both of its sides, from the left. */
function legsIn(heights: Float32Array): readonly RearLeg[] {
  const columns = heights.length;
  const legs: RearLeg[] = [];
  for (let column = 0; column < columns; column++) {
    const foot = heights[column] ?? Infinity;
    const [left, right] = [wall(heights, column, -1, LEG.long), wall(heights, column, 1, LEG.long)];
    if (left === null || right === null || (right - left) / columns > LEG.wide) continue;
    const [first, last] = [joint(heights, left, -1), joint(heights, right, 1)];
    const top = Math.min(heights[first] ?? foot, heights[last] ?? foot);
    const leg = { from: (first + 1) / columns, to: last / columns, foot, top };
    // Of columns that are as low, the first one speaks for the leg.
    const before = legs.at(-1);
    if (before === undefined || leg.from >= before.to) legs.push(leg);
  }
  return legs;
}

/** The first column to one side that ends higher by more than `long`; null where one is lower before, or the thing ends. */
function wall(heights: Float32Array, column: number, way: 1 | -1, long: number): number | null {
  const foot = heights[column] ?? Infinity;
  for (let x = column + way; x >= 0 && x < heights.length; x += way) {
    const height = heights[x] ?? Infinity;
    if (height < foot) return null;
    if (height > foot + long) return x;
  }
  return null;
}

/** From a wall on, as far as it goes up steeply: there the leg ends at the thing above it. */
function joint(heights: Float32Array, column: number, way: 1 | -1): number {
  let x = column;
  while ((heights[x + way] ?? 0) - (heights[x] ?? 0) > STEEP / heights.length) x += way;
  return x;
}
