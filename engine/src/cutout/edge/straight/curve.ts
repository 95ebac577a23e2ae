import type { Point } from '../../raster/contour.ts';

/** A parabola of low curvature along a straight axis. Across the axis, to the right hand, is inwards. In pixels of the photo. */
export interface Curve {
  readonly origin: Point;
  /** The axis, one pixel long. */
  readonly way: Point;
  /** Offset inwards at a place along the axis: `offset + slope * along + bend * along ** 2`. */
  readonly offset: number;
  readonly slope: number;
  readonly bend: number;
}

export const offsetAt = ({ offset, slope, bend }: Curve, along: number): number =>
  offset + (slope + bend * along) * along;

export const alongOf = ({ origin, way }: Curve, { x, y }: Point): number =>
  (x - origin.x) * way.x + (y - origin.y) * way.y;

/** How far a point is inwards of the axis. */
export const acrossOf = ({ origin, way }: Curve, { x, y }: Point): number =>
  (y - origin.y) * way.x - (x - origin.x) * way.y;

/** How far a point is inwards of a curve. */
export const inwardsOf = (curve: Curve, point: Point): number =>
  acrossOf(curve, point) - offsetAt(curve, alongOf(curve, point));

export function placeOn({ origin, way }: Curve, along: number, across: number): Point {
  return {
    x: origin.x + along * way.x - across * way.y,
    y: origin.y + along * way.y + across * way.x,
  };
}

export const pointAt = (curve: Curve, along: number): Point =>
  placeOn(curve, along, offsetAt(curve, along));

/** The direction of a curve at a place along its axis, about one pixel long. */
export function directionAt({ way, slope, bend }: Curve, along: number): Point {
  const rise = slope + 2 * bend * along;
  return { x: way.x - rise * way.y, y: way.y + rise * way.x };
}

/** Where two curves cross, by Newton's method from a place on each; null: they are nearly parallel. */
export function crossingOf(
  [one, from]: readonly [Curve, number],
  [other, start]: readonly [Curve, number],
): { readonly along: readonly [number, number]; readonly point: Point } | null {
  let [a, b] = [from, start];
  for (let time = 0; time < 4; time++) {
    const [p, q] = [pointAt(one, a), pointAt(other, b)];
    const [u, v] = [directionAt(one, a), directionAt(other, b)];
    const turn = u.x * v.y - u.y * v.x;
    if (Math.abs(turn) < LEAST_TURN) return null;
    a += ((q.x - p.x) * v.y - (q.y - p.y) * v.x) / turn;
    b += ((q.x - p.x) * u.y - (q.y - p.y) * u.x) / turn;
  }
  return { along: [a, b], point: pointAt(one, a) };
}

/** Sine of the least angle at which two curves cross. */
const LEAST_TURN = 0.3;

/** Values at places of which some count more than others. Of one type for all who ask: the fit is a hot loop. */
export interface Weighted {
  readonly along: Float64Array;
  readonly across: Float64Array;
  readonly weight: Float64Array;
}

/** The parabola of least squares: offset, slope and bend; null where the places do not tell. `unit` is a typical distance along. */
export function parabolaThrough(
  { along, across, weight }: Weighted,
  unit: number,
): Pick<Curve, 'offset' | 'slope' | 'bend'> | null {
  let [w0, w1, w2, w3, w4, v0, v1, v2] = [0, 0, 0, 0, 0, 0, 0, 0];
  for (let n = 0; n < along.length; n++) {
    const [w, t, v] = [weight[n] ?? 0, (along[n] ?? 0) / unit, across[n] ?? 0];
    w0 += w;
    w1 += w * t;
    w2 += w * t * t;
    w3 += w * t * t * t;
    w4 += w * t * t * t * t;
    v0 += w * v;
    v1 += w * v * t;
    v2 += w * v * t * t;
  }
  // Cramer's rule.
  const [m0, m1, m2] = [w2 * w4 - w3 * w3, w2 * w3 - w1 * w4, w1 * w3 - w2 * w2];
  const all = w0 * m0 + w1 * m1 + w2 * m2;
  if (Math.abs(all) < 1e-9) return null;
  const offset = (v0 * m0 + v1 * m1 + v2 * m2) / all;
  const slope = (v0 * m1 + v1 * (w0 * w4 - w2 * w2) + v2 * (w1 * w2 - w0 * w3)) / all;
  const bend = (v0 * m2 + v1 * (w1 * w2 - w0 * w3) + v2 * (w0 * w2 - w1 * w1)) / all;
  return { offset, slope: slope / unit, bend: bend / unit ** 2 };
}

/** The axis between two places, `long` pixels apart. */
export function axisBetween(
  from: Point,
  to: Point,
): { readonly axis: Curve; readonly long: number } {
  const long = Math.hypot(to.x - from.x, to.y - from.y);
  const axis = {
    origin: { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 },
    way: { x: (to.x - from.x) / long, y: (to.y - from.y) / long },
    offset: 0,
    slope: 0,
    bend: 0,
  };
  return { axis, long };
}

/** Points along an axis, and how far off it they are. */
interface Along extends Omit<Weighted, 'weight'> {
  readonly axis: Curve;
  /** A typical distance along. */
  readonly unit: number;
}

/**
 * The curve on which most of these points are: fitted once for each of `halves`, after the first time with less weight on what is far from it. At
 * such a distance, in pixels, a point counts half in the next fit. Null where they do not tell.
 */
export function curveAlong(
  { axis, along, across, unit }: Along,
  halves: readonly number[],
): Curve | null {
  const weight = new Float64Array(along.length).fill(1);
  let curve = axis;
  for (const half of halves) {
    const fit = parabolaThrough({ along, across, weight }, unit);
    if (fit === null) return null;
    curve = { ...axis, ...fit };
    for (let n = 0; n < weight.length; n++) {
      const off = ((across[n] ?? 0) - offsetAt(curve, along[n] ?? 0)) / half;
      weight[n] = 1 / (1 + off * off);
    }
  }
  return curve;
}
