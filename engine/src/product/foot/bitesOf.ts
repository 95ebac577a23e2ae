import type { Foot } from './footOf.ts';

/** What counts as a bite, all as shares of the product's size. */
export interface BiteKind {
  /** What is wider is a gap of its own: under an instep, between two paws. */
  readonly wide: { readonly least: number; readonly most: number };
  readonly deepest: number;
  /** How deep it is at most beside its width: notches of a sole and gaps between fringes are steep. */
  readonly steepest: number;
  /** What is thinner than this is no side of it: a fringe, a hair. */
  readonly thinnest: number;
  /** So far beside it, and as far as it is wide, nothing goes below the line that closes it. */
  readonly beside: number;
}

/** The waves that cloth, stones and a blurred ground leave. */
export const FLAT_BITE: BiteKind = {
  wide: { least: 0.03, most: 0.13 },
  deepest: 0.035,
  steepest: 0.25,
  thinnest: 0.02,
  beside: 0.06,
};
/** What single blades of grass leave. */
export const NARROW_BITE: BiteKind = {
  wide: { least: 0.008, most: 0.04 },
  deepest: 0.025,
  steepest: 0.8,
  thinnest: 0.008,
  beside: 0.03,
};

/** Shallower than this, nobody sees it; as a share of the size and in units. */
const SHALLOWEST = { share: 0.003, units: 1.5 } as const;
/** By how many units the product may go below a closing line all the same. */
const LOOSE = 1;
/** How deep a place is, in units, that is counted as within a bite at all. */
const EDGE = 0.5;
/** The steepest closing line, in rows a column: where it is steeper, it is the product's side. */
const SLOPE = 0.8;

/** A place where the lower outline goes up and down again, and the straight line that closes it. */
export interface Bite {
  readonly from: number;
  readonly to: number;
  /** The row of the lowest pixel that is meant, in a column from `from` to `to`. */
  readonly line: (x: number) => number;
  /** How many rows it is deep where it is deepest. */
  readonly deep: number;
}

/**
 * What is bitten from a lower outline: the edges of its convex hull that are short and have something above them.
 * The hull is that of a part only, so that a sole is closed on both sides of its instep.
 */
export function bitesOf(foot: Foot, kind: BiteKind): Bite[] {
  const low = withoutThin(foot.low, Math.max(2, Math.round(foot.size * kind.thinnest)));
  const bites: Bite[] = [];
  for (let from = 0; from < low.length - 1; from++) {
    const edge = hullEdge(low, from, Math.round(foot.size * kind.wide.most));
    if (edge === null) continue;
    const found = { edge, low, foot, kind };
    const deep = depthOf(found);
    if (deep === null || !isOutermost(found)) continue;
    bites.push({ ...edge, deep });
    from = edge.to - 1;
  }
  return bites;
}

/** From one column to the one that, of all within reach, lies lowest beside it. */
function hullEdge(low: Float32Array, from: number, reach: number): Edge | null {
  const start = low[from] ?? -1;
  if (start < 0) return null;
  let [to, slope] = [-1, -Infinity];
  for (let x = from + 1; x <= Math.min(low.length - 1, from + reach); x++) {
    const row = low[x] ?? -1;
    const there = (row - start) / (x - from);
    if (row < 0 || there <= slope) continue;
    [to, slope] = [x, there];
  }
  if (to < 0 || Math.abs(slope) > SLOPE) return null;
  return { from, to, line: (x) => start + slope * (x - from) };
}

type Edge = Omit<Bite, 'deep'>;

interface Found {
  readonly edge: Edge;
  readonly low: Float32Array;
  readonly foot: Foot;
  readonly kind: BiteKind;
}

/** Null where it is no bite by its width, its depth, its walls, or what it has within. */
function depthOf({ edge: { from, to, line }, low, foot, kind }: Found): number | null {
  const { size, unit } = foot;
  if (to - from < Math.max(3, size * kind.wide.least)) return null;
  const least = Math.max(SHALLOWEST.units * unit, SHALLOWEST.share * size);
  let [deepest, wide, deep] = [0, 0, 0];
  for (let x = from + 1; x <= to; x++) {
    const row = low[x] ?? -1;
    // What is thin and goes below the line is more than a bite: fringes, beads.
    if (row < 0 || (foot.low[x] ?? -1) > line(x) + LOOSE * unit) return null;
    const depth = line(x) - row;
    if (depth >= EDGE * unit && x < to) {
      wide++;
      deep = Math.max(deep, depth);
      continue;
    }
    // A line may close several at once, and each has walls of its own.
    if (deep >= least && deep > kind.steepest * (wide + 1)) return null;
    deepest = Math.max(deepest, deep);
    [wide, deep] = [0, 0];
  }
  return deepest >= least && deepest <= kind.deepest * size ? deepest : null;
}

/** Where the product goes on below the line, on either side, it is in a hollow, and the hollow's own shape. */
function isOutermost({ edge: { from, to, line }, low, foot, kind }: Found): boolean {
  const beside = Math.round(Math.max(to - from, foot.size * kind.beside));
  for (let n = 1; n <= beside; n++)
    for (const x of [from - n, to + n])
      if ((low[x] ?? -1) > line(x) + LOOSE * foot.unit) return false;
  return true;
}

/** The outline without what sticks out of it and is thin: a morphological opening. */
function withoutThin(low: Int32Array, span: number): Float32Array {
  const least = new Float32Array(low.length).fill(-1);
  for (let x = 0; x + span <= low.length; x++) {
    let row = Infinity;
    for (let n = 0; n < span; n++) row = Math.min(row, low[x + n] ?? -1);
    least[x] = row;
  }
  return Float32Array.from(low, (_, x) => {
    let row = -1;
    for (let n = 0; n < span; n++) row = Math.max(row, least[x - n] ?? -1);
    return row;
  });
}
