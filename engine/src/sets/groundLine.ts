import { addToHull, type Point } from '../cutout/raster/hullChain.ts';
import type { Layer } from '../paint/layer.ts';
import { lowerOutlineOf, type LowerOutline } from './lowerOutline.ts';
import { farFootOf, rearLegsOf, type RearLeg } from './rearLegs.ts';
import { roundnessOf, roundnessOfFoot } from './roundness.ts';

/** How far above its lowest point a thing may touch the ground further back, as a share of its width, and of its height. */
const DEPTH = { wide: 0.34, tall: 0.5 } as const;
/** How steeply a base seen from above may rise; and a line from one foot to the next, with air above it. */
const STEEPEST = { base: 0.7, stride: 0.9 } as const;
/** A stride's least width and the least air above it, as shares of the thing's width. */
const STRIDE = { wide: 0.06, air: 0.012 } as const;
/** How much of a base tells how it goes on to the side of where it touches, as a share of the width. */
const TELLING = 0.06;
/** What is this little above its ground touches it, as a share of the width. */
const TOUCHES = 0.03;
/** With more air than this between two points that touch, as a share of the width, it stands on feet, each of them round or not. */
const FEET = 0.08;
/** What is this little above the nearest point is as near, as a share of the height. */
const FRONT = 0.035;
/** A line that rises less than this on average, as a share of the width, is a base seen from the side. */
const PLAIN = 0.008;

/** Where the ground is under each column of a thing. In shares of the thing's width, above its layer's lower edge. */
export interface GroundLine {
  readonly rises: Float32Array;
  /** From there to the thing above, in each column; infinite where nothing is. */
  readonly air: Float32Array;
  /** Where it touches the ground nearest to the viewer: above 0 where a crumb lies lower than the thing. */
  readonly nearest: number;
  /** From there to where it touches furthest back. */
  readonly depth: number;
  /** Which part of the width touches about as near to the viewer as that, from 0 to 1. */
  readonly front: { readonly from: number; readonly to: number };
  /** Seen from the side: the ground is the lower edge of the layer. */
  readonly isPlain: boolean;
  /** Legs that end behind that line, further back than `rises` says. */
  readonly behind: readonly RearLeg[];
}

/**
 * What was photographed from above touches the ground at several heights of its picture: paws, wheels, the ellipse
 * of a base. The ground goes from each such point to the next, below everything else, so it is a part of the
 * outline's lower convex hull: the part that is neither too high nor too steep to be touching. A round body touches at
 * its lowest point alone, though its outline there is like a base's; what is in between keeps some of the rise.
 */
export function groundLineOf(layer: Layer): GroundLine {
  const outline = lowerOutlineOf(layer);
  return outline === null ? PLAIN_LINE : groundBelow(outline);
}

const PLAIN_LINE: GroundLine = {
  rises: new Float32Array(1),
  air: new Float32Array(1),
  nearest: 0,
  depth: 0,
  front: { from: 0, to: 1 },
  isPlain: true,
  behind: [],
};

export function groundBelow(outline: LowerOutline): GroundLine {
  const { heights, tall } = outline;
  const columns = heights.length;
  const nearest = Math.min(...heights);
  const deepest = nearest + Math.min(DEPTH.wide, tall * DEPTH.tall);
  const hull = hullOf(heights, deepest);
  const middle = hull.findIndex(({ y }) => y === nearest);
  const right = toFarFoot(touching(hull.slice(middle), heights), heights, 1);
  const left = toFarFoot(touching(hull.slice(0, middle + 1).toReversed(), heights), heights, -1);
  const touched = [...left.slice(1).toReversed(), ...right];
  const rises = risesOver(columns, { touched, outline, deepest });
  const mean = rises.reduce((sum, rise) => sum + rise, 0) / columns;
  const behind = rearLegsOf(outline, { rises, touched });
  return {
    rises,
    behind,
    air: heights.map((height, column) => height - (rises[column] ?? 0)),
    nearest,
    depth: Math.max(furthestOf(heights, rises), ...behind.map(({ foot }) => foot)) - nearest,
    front: frontOf(heights, nearest + tall * FRONT),
    isPlain: mean < PLAIN,
  };
}

interface Touching {
  readonly touched: readonly Point[];
  readonly outline: LowerOutline;
  readonly deepest: number;
}

/** Below what is round, beside where it touches, the ground stays where it is: as much as it is round. */
function risesOver(columns: number, { touched, outline, deepest }: Touching): Float32Array {
  const { left, right } = endsOf(touched, outline);
  const furthest = Math.max(deepest, ...touched.map(({ y }) => y));
  return Float32Array.from({ length: columns }, (_, column) => {
    const x = column / columns;
    // Never above the thing: the foot that a leg further back is seen from has some width.
    const rise = Math.min(furthest, riseAt(touched, x), outline.heights[column] ?? furthest);
    const end = x < left.x ? left : right;
    return left.x <= x && x <= right.x ? rise : end.y + (rise - end.y) * (1 - end.round);
  });
}

/** The outermost point of each side that ends a gap between feet; the lowest one for both where there is none. */
function endsOf(touched: readonly Point[], outline: LowerOutline): Record<'left' | 'right', End> {
  const gaps = touched
    .slice(1)
    .map((to, n) => ({ from: touched[n] ?? to, to }))
    .filter(({ from, to }) => airOver(from, to, outline.heights) > FEET);
  const [first, last] = [gaps[0]?.from, gaps.at(-1)?.to];
  if (first === undefined || last === undefined) {
    const lowest = touched.reduce((low, point) => (point.y < low.y ? point : low));
    const end = { ...lowest, round: roundnessOf(outline) };
    return { left: end, right: end };
  }
  return {
    left: { ...first, round: roundnessOfFoot(outline.heights.toReversed(), 1 - first.x) },
    right: { ...last, round: roundnessOfFoot(outline.heights, last.x) },
  };
}

/** Where it touches, and how round it is from there to the side. */
interface End extends Point {
  readonly round: number;
}

/** The most air above the line between two points. */
function airOver(from: Point, to: Point, heights: Float32Array): number {
  return heights.reduce((most, height, column) => {
    const x = column / heights.length;
    if (x <= from.x || x >= to.x) return most;
    return Math.max(most, height - (from.y + (x - from.x) * slope(from, to)));
  }, 0);
}

function furthestOf(heights: Float32Array, rises: Float32Array): number {
  return rises.reduce(
    (most, rise, column) => ((heights[column] ?? 1) - rise < TOUCHES ? Math.max(most, rise) : most),
    0,
  );
}

function frontOf(heights: Float32Array, most: number): GroundLine['front'] {
  const isNear = (height: number): boolean => height <= most;
  return {
    from: heights.findIndex(isNear) / heights.length,
    to: (heights.findLastIndex(isNear) + 1) / heights.length,
  };
}

/** At a place across the thing, from 0 to 1. */
export const riseOf = ({ rises }: GroundLine, across: number): number =>
  rises[Math.min(rises.length - 1, Math.floor(across * rises.length))] ?? 0;

/** Of all columns that are low enough, those that a string below them would touch. */
function hullOf(heights: Float32Array, deepest: number): Point[] {
  const hull: Point[] = [];
  heights.forEach((y, column) => {
    if (y > deepest) return;
    addToHull(hull, { x: column / heights.length, y });
  });
  return hull;
}

const slope = (from: Point, to: Point): number => (to.y - from.y) / (to.x - from.x);

/** From the nearest point to one side: as far as the hull may be ground. */
function touching(points: readonly Point[], heights: Float32Array): Point[] {
  const touched = points.slice(0, 1);
  for (const to of points.slice(1)) {
    const from = touched.at(-1) ?? to;
    const steep = Math.abs(slope(from, to));
    const most = isStride(from, to, heights) ? STEEPEST.stride : STEEPEST.base;
    if (steep > most) break;
    touched.push(to);
  }
  return touched;
}

/** On to a foot of a side that is further back than what stands beside it may be. */
function toFarFoot(
  touched: readonly Point[],
  heights: Float32Array,
  way: 1 | -1,
): readonly Point[] {
  const last = touched.at(-1);
  const far = last === undefined ? null : farFootOf(heights, last, way);
  return far === null ? touched : [...touched, far];
}

function isStride(from: Point, to: Point, heights: Float32Array): boolean {
  const [first, last] = [from, to]
    .map(({ x }) => Math.round(x * heights.length))
    .toSorted((a, b) => a - b);
  if (first === undefined || last === undefined) return false;
  if (last - first < heights.length * STRIDE.wide) return false;
  let air = 0;
  for (let column = first; column <= last; column++) {
    const line = from.y + (column / heights.length - from.x) * slope(from, to);
    air += Math.min(1, (heights[column] ?? 1) - line);
  }
  return air / (last - first + 1) > STRIDE.air;
}

/** On the line through all points that touch; beside them it goes on as it came. */
function riseAt(touched: readonly Point[], x: number): number {
  const [first, last] = [touched[0], touched.at(-1)];
  if (first === undefined || last === undefined) return 0;
  if (x < first.x) return beside(first, lineAt(touched, first.x + TELLING), x);
  if (x > last.x) return beside(last, lineAt(touched, last.x - TELLING), x);
  return lineAt(touched, x).y;
}

function lineAt(touched: readonly Point[], x: number): Point {
  const after = touched.findIndex((point) => point.x >= x);
  const to = touched.at(after);
  const from = touched[after - 1];
  if (to === undefined || from === undefined) return to ?? { x, y: 0 };
  return { x, y: from.y + (x - from.x) * slope(from, to) };
}

/** Never down again: beside a point that touches, the ground is not nearer than there. */
function beside(end: Point, inner: Point, x: number): number {
  if (inner.x === end.x) return end.y;
  return end.y + Math.max(0, slope(inner, end) * (x - end.x));
}
