import { pointOf } from '../../raster/contour.ts';
import { alongOf, directionAt, inwardsOf } from './curve.ts';
import { besideEdge, isHeld, type SeenEdge, type SharpOutline } from './seenEdge.ts';

/** The farthest a point moves, in pixels: what is farther away is something else. */
const MOVES = 10;
/** Beyond the ends that the photo shows the outline may be moved this much, in pixels along the curve. */
const OVER = 1;
/** An outline runs along a curve while their directions differ by no more than this (cosine), over so many points to each side. */
const ALIKE = { cosine: 0.75, points: 8 } as const;
/** After so many points that do not, it is at an end. */
const STRAYS = 40;
/**
 * An edge ends at most `end` pixels from the outline. Else it meets it (within `on` pixels) no more than `ahead` points later and
 * `beyond` pixels along the curve; or the outline there, if it is long, has over `points` less than `as` of the edge's change.
 */
const MEETS = {
  end: 2,
  on: 1,
  ahead: 40,
  beyond: 12,
  dull: { points: 20, as: 0.4, long: 200 },
} as const;

/** One end of the part of an outline that is moved onto an edge. */
export interface End {
  /** Index of the outline's point. */
  readonly at: number;
  /** The place along the curve where it meets another edge or the outline; null: it passes into the outline. */
  readonly along: number | null;
}

/** The part of an outline that is moved onto an edge. */
export interface Range {
  readonly edge: SeenEdge;
  readonly first: End;
  readonly last: End;
}

/** How far along an outline an edge goes, in both directions from the middle of its piece. */
export function rangeOf(outline: SharpOutline, edge: SeenEdge): Range {
  const { first, last } = edge.piece;
  const middle = Math.round((first + last) / 2);
  return {
    edge,
    first: { at: farthestOf(-1, first), along: null },
    last: { at: farthestOf(1, last), along: null },
  };

  function farthestOf(step: 1 | -1, end: number): number {
    let reached = middle;
    const least = Math.abs(end - middle);
    for (let n = 0; n < outline.x.length / 2; n++) {
      const at = middle + step * n;
      if (follows(outline, at, edge)) reached = at;
      else if (n > least && Math.abs(at - reached) > STRAYS) break;
    }
    return reached;
  }
}

/** Whether an outline runs along an edge that is seen at one of its points. */
export function follows(outline: SharpOutline, at: number, edge: SeenEdge): boolean {
  const { curve, plain, shows } = edge;
  const beside = besideEdge(outline, at, edge);
  const { along, inwards } = beside;
  if (along < plain.from - OVER || along > plain.to + OVER) return false;
  if (Math.abs(inwards) > MOVES || isHeld(beside) || !shows(along)) return false;
  const before = pointOf(outline, at - ALIKE.points);
  const after = pointOf(outline, at + ALIKE.points);
  const way = directionAt(curve, along);
  const [x, y] = [after.x - before.x, after.y - before.y];
  const both = Math.hypot(x, y) * Math.hypot(way.x, way.y);
  return x * way.x + y * way.y >= ALIKE.cosine * both;
}

/**
 * Where an edge ends away from the outline, it is continued to where they meet; if they do not, it ends where they have met
 * before. Only where the outline has no edge of its own it ends with a step.
 */
export function settled(outline: SharpOutline, range: Range): Range {
  const { edge } = range;
  const { curve, whole } = edge;
  return { edge, first: settledEnd(range.first, -1), last: settledEnd(range.last, 1) };

  function settledEnd(end: End, step: 1 | -1): End {
    if (end.along !== null || offAt(end.at) <= MEETS.end) return end;
    for (let at = end.at + step; Math.abs(at - end.at) <= MEETS.ahead; at += step) {
      const along = alongOf(curve, pointOf(outline, at));
      if (along > whole.to + MEETS.beyond || along < whole.from - MEETS.beyond) break;
      if (offAt(at) <= MEETS.on) return { at, along };
    }
    const isLong = range.last.at - range.first.at >= MEETS.dull.long;
    if (isLong && isDull(end.at, step)) return end;
    for (let at = end.at; at >= range.first.at && at <= range.last.at; at -= step)
      if (offAt(at) <= MEETS.end) return { at, along: null };
    return end;
  }

  function offAt(at: number): number {
    return Math.abs(inwardsOf(curve, pointOf(outline, at)));
  }

  function isDull(end: number, step: 1 | -1): boolean {
    let [sharp, change] = [0, 0];
    for (let n = 0; n < MEETS.dull.points; n++) {
      const beside = besideEdge(outline, end - step * n, edge);
      sharp += beside.sharp;
      change += beside.change;
    }
    return sharp < MEETS.dull.as * change;
  }
}
