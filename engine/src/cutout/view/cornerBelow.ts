import type { LowerSide, Run } from './lowerRuns.ts';

/** As shares of the thing's width: each of the two edges, both together, and what may lie between them, for a corner is round. */
const EDGE = { each: 0.2, both: 0.6, between: 0.1 } as const;
/** Slopes of such edges, in degrees: less is level. */
const SLOPE = { least: 3, most: 70 } as const;
/** Of what has a longer level part below, it is what the thing stands on. */
const LEVEL = 0.12;

/** With more air over both edges than this, in widths of the thing, they go from leg to leg. */
const LEGS = 0.1;

export interface Corner {
  /** How far the camera looked down, in degrees. */
  readonly down: number;
  /** It is a foot, and so are the ends of both edges. */
  readonly isOfLegs: boolean;
}

/**
 * How far a camera looked down at a thing, as the nearest corner of its base tells: two straight edges go up from
 * it to the left and the right. Of a right angle on a level ground the product of both slopes is the squared sine of how far
 * the camera looks down (seen from afar). Null where there is no such corner: of a ball, a bottle, a shoe from the side.
 */
export function cornerBelow({ runs }: LowerSide): Corner | null {
  const [left, right] = [longest(runs, 1), longest(runs, -1)];
  if (left === null || right === null || levelBelow({ runs }) >= LEVEL) return null;
  if (Math.min(left.length, right.length) < EDGE.each) return null;
  if (left.length + right.length < EDGE.both || right.from - left.to > EDGE.between) return null;
  const squared = tangent(left.slope) * tangent(-right.slope);
  return {
    down: (Math.asin(Math.min(1, Math.sqrt(squared))) * 180) / Math.PI,
    isOfLegs: Math.min(left.air, right.air) > LEGS,
  };
}

/** The longest level part below, in widths of the thing: what it stands on where a camera looked at it from the front. */
export const levelBelow = ({ runs }: Pick<LowerSide, 'runs'>): number =>
  Math.max(
    0,
    ...runs.filter(({ slope }) => Math.abs(slope) < SLOPE.least).map(({ length }) => length),
  );

/** Of the edges that go down to the right, or up; null: there is none. */
function longest(runs: readonly Run[], way: 1 | -1): Run | null {
  const [first] = runs
    .filter(({ slope }) => slope * way >= SLOPE.least && slope * way <= SLOPE.most)
    .toSorted((one, other) => other.length - one.length);
  return first ?? null;
}

const tangent = (degrees: number): number => Math.tan((degrees * Math.PI) / 180);
