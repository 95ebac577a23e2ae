import {
  acrossOf,
  alongOf,
  axisBetween,
  curveAlong,
  inwardsOf,
  type Curve,
} from '../edge/straight/curve.ts';
import { pointOf, type Contour } from '../raster/contour.ts';

/** At its ends a line that has settled is round: so many of its points are no part of what is fitted. */
const ENDS = 5;
/** At these distances from the curve a point counts half, in pixels: it is fitted so many times, each time to what is nearer. */
const HALVES = [6, 4, 2.5, 1.8, 1.2, 1.2, 1.2] as const;
/** The farthest a side is from its chord, as a share of its length: lenses bend lines a little, and rims are round. */
const BENDS = 0.015;
/**
 * So near to it a point is on a side, in pixels; so many are along all of it, of a long one, and along its first and its last third. With
 * `round` on one that is bent more that edge is round.
 */
const ON = { pixels: 1.5, all: 0.75, long: 0.5, third: 0.25, round: 0.88 } as const;
/** What is knitted settles surely, and in waves: of the points of a shorter side that are as sure as this so many are as near to it, in pixels. */
const SURE = { trust: 0.8, pixels: 0.9, share: 0.8 } as const;
/** Where there is no such edge the hand's own line is meant, if it is as long and as straight as this, as shares of the photo's longer side. */
const LONG = { least: 0.25, wanders: 0.004 } as const;

/** A closed line that has settled on edges, and how surely there is one at each of its points, 0 to 1. */
export interface Settled extends Contour {
  readonly trust: Float32Array;
}

export const trustOf = ({ trust }: Settled, at: number): number => trust[at % trust.length] ?? 0;

/** A part of a line, by its points, that runs along a nearly straight curve. */
export interface Side {
  readonly first: number;
  readonly last: number;
  readonly curve: Curve;
}

/** The edge along a part that was drawn straight; null: it has settled on a round one, or on many. */
export function sideAlong(
  hand: Contour,
  settled: Settled,
  { first, last, longer }: Pick<Side, 'first' | 'last'> & { readonly longer: number },
): Side | null {
  const { axis, long } = axisBetween(pointOf(hand, first), pointOf(hand, last));
  const count = last - first + 1 - 2 * ENDS;
  const points = Array.from({ length: count }, (_, n) => pointOf(settled, first + ENDS + n));
  const along = Float64Array.from(points, (point) => alongOf(axis, point));
  const across = Float64Array.from(points, (point) => acrossOf(axis, point));
  const curve = curveAlong({ axis, along, across, unit: long / 2 }, HALVES);
  if (curve === null) return null;
  const off = points.map((point) => Math.abs(inwardsOf(curve, point)));
  const isLong = long >= LONG.least * longer;
  const on = shareWithin(ON.pixels, off);
  const sure = off.filter((_, n) => trustOf(settled, first + ENDS + n) >= SURE.trust);
  const third = Math.floor(count / 3);
  const isSeen =
    Math.abs(curve.bend) * (long / 2) ** 2 <= BENDS * long &&
    on >= (isLong ? ON.long : ON.all) &&
    (isLong || shareWithin(SURE.pixels, sure) >= SURE.share) &&
    shareWithin(ON.pixels, off.slice(0, third)) >= ON.third &&
    shareWithin(ON.pixels, off.slice(count - third)) >= ON.third;
  if (isSeen) return { first, last, curve };
  const isItself = isLong && on < ON.round && isDrawnStraight();
  return isItself ? { first, last, curve: axis } : null;

  function isDrawnStraight(): boolean {
    for (let at = first; at <= last; at++)
      if (Math.abs(inwardsOf(axis, pointOf(hand, at))) > LONG.wanders * longer) return false;
    return true;
  }
}

/** 1 of none. */
const shareWithin = (most: number, values: readonly number[]): number =>
  values.length === 0 ? 1 : values.filter((value) => value <= most).length / values.length;
