import { alongOf, crossingOf, pointAt } from '../edge/straight/curve.ts';
import { pointOf, type Contour, type Point } from '../raster/contour.ts';
import { polygonOf } from '../raster/polygonOf.ts';
import { sideAlong, trustOf, type Settled, type Side } from './sideAlong.ts';

/** With 1 where it runs along a straight side. */
export interface Straightened extends Settled {
  readonly straight: Uint8Array;
}

/** A hand draws straight where it is nowhere farther from a straight line, as a share of the photo's longer side ... */
const WANDERS = 0.009;
/** ... that is at least as long. */
const LEAST = 0.1;
/** Two sides meet where they end no farther from each other, and the hand has been this near to the place, as shares of the photo's longer side. */
const CORNER = { gap: 0.035, away: 0.018 } as const;
/** A corner this far from the settled line, in pixels, is round where that is sure. */
const ROUND = { pixels: 3, trust: 0.6 } as const;
/** Over so many points a side passes into what is none. */
const FADES = 6;
/** What was found farther away than this says nothing of the edge where it is, in pixels. */
const ELSEWHERE = 1.5;

/** Where a side ends in a corner, by places along its curve. */
type Ends = Side & { readonly from: number | null; readonly to: number | null };

/**
 * Who draws straight for long means a straight edge. Where what a line has settled on is along such a part mostly on one straight
 * edge, all of it runs there: not along what stands before the edge, or lies beside it. Where two of them meet there is a corner, as
 * drawn, unless the line is round there and sure of it. `hand` and `settled` have the same points; in pixels. `longer`: the photo's longer side.
 */
export function straightSides(hand: Contour, settled: Settled, longer: number): Straightened {
  const count = hand.x.length;
  const straight = new Uint8Array(count);
  const sides: readonly Side[] = drawnStraight(hand, longer).flatMap(
    ([first, last]) => sideAlong(hand, settled, { first, last, longer }) ?? [],
  );
  const corners: { first: number; last: number; point: Point }[] = [];
  const ends: Ends[] = sides.map((side) => ({ ...side, from: null, to: null }));
  const to = {
    x: settled.x.slice(),
    y: settled.y.slice(),
    trust: settled.trust.slice(),
    straight,
  };
  sides.forEach((side, n) => {
    const next = (n + 1) % sides.length;
    const [one, other] = [ends[n], ends[next]];
    const after = sides[next];
    if (one === undefined || other === undefined || after === undefined || n === next) return;
    const turns = next === 0 ? count : 0;
    const corner = cornerOf([side, after], turns);
    if (corner === null) return;
    ends[n] = { ...one, to: corner.along[0] };
    ends[next] = { ...other, from: corner.along[1] };
    corners.push({ first: side.last, last: after.first + turns, point: corner.point });
  });
  for (const side of ends) lay(side);
  for (const { first, last, point } of corners)
    for (let at = first; at <= last; at++) put(at, point, 1);
  return to;

  function lay({ first, last, curve, from, to: until }: Ends): void {
    for (let at = first; at <= last; at++) {
      const along = alongOf(curve, pointOf(hand, at));
      const held = Math.min(until ?? Infinity, Math.max(from ?? -Infinity, along));
      const before = from === null ? (at - first) / FADES : 1;
      const after = until === null ? (last - at) / FADES : 1;
      put(at, pointAt(curve, held), Math.min(1, before, after));
    }
  }

  function put(at: number, place: Point, share: number): void {
    const n = at % count;
    const [x, y] = [settled.x[n] ?? 0, settled.y[n] ?? 0];
    to.x[n] = x + (place.x - x) * share;
    to.y[n] = y + (place.y - y) * share;
    if (share === 1) straight[n] = 1;
    if (Math.hypot(place.x - x, place.y - y) * share > ELSEWHERE) to.trust[n] = 0;
  }

  function cornerOf([one, other]: readonly [Side, Side], turns: number) {
    const [end, start] = [one.last, other.first + turns];
    if (start - end > CORNER.gap * longer || start < end) return null;
    const crossing = crossingOf(
      [one.curve, alongOf(one.curve, pointOf(hand, end))],
      [other.curve, alongOf(other.curve, pointOf(hand, start))],
    );
    if (crossing === null) return null;
    const { point } = crossing;
    const beside = Math.ceil(CORNER.away * longer);
    let [drawn, found, sure] = [Infinity, Infinity, 0];
    for (let at = end - beside; at <= start + beside; at++) {
      const n = at + count;
      drawn = Math.min(drawn, away(hand, n, point));
      const off = away(settled, n, point);
      if (off < found) [found, sure] = [off, trustOf(settled, n)];
    }
    const isRound = found > ROUND.pixels && sure >= ROUND.trust;
    return drawn > CORNER.away * longer || isRound ? null : crossing;
  }
}

function away(line: Contour, at: number, { x, y }: Point): number {
  const place = pointOf(line, at);
  return Math.hypot(place.x - x, place.y - y);
}

/** The first and last points of the parts that a hand has drawn straight; the last may be beyond the end, where the line begins again. */
function drawnStraight(hand: Contour, longer: number): readonly (readonly [number, number])[] {
  const corners = polygonOf(hand, WANDERS * longer);
  return corners
    .map((first, n): readonly [number, number] => {
      const next = corners[n + 1];
      return [first, next ?? (corners[0] ?? 0) + hand.x.length];
    })
    .filter(([first, last]) => {
      const [from, to] = [pointOf(hand, first), pointOf(hand, last)];
      return Math.hypot(to.x - from.x, to.y - from.y) >= LEAST * longer;
    });
}
