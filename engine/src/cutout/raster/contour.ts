/** A closed line in pixels of a picture, one point a step of about one pixel. */
export interface Contour {
  readonly x: Float32Array;
  readonly y: Float32Array;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** With fewer points it is no line around anything. */
const LEAST_POINTS = 24;

/** A point of a closed line; after its last index it begins again. */
export function pointOf({ x, y }: Contour, at: number): Point {
  const n = ((at % x.length) + x.length) % x.length;
  return { x: x[n] ?? 0, y: y[n] ?? 0 };
}

/** The closed line through these points, with a point for each of `step` pixels along it; null: it is too short. */
export function contourOf(points: readonly Point[], step: number): Contour | null {
  const lengths = points.map(({ x, y }, n) => {
    const to = points[(n + 1) % points.length] ?? { x, y };
    return Math.hypot(to.x - x, to.y - y);
  });
  const around = lengths.reduce((sum, length) => sum + length, 0);
  const count = Math.round(around / step);
  if (count < LEAST_POINTS) return null;
  const contour = { x: new Float32Array(count), y: new Float32Array(count) };
  let [side, before] = [0, 0];
  for (let n = 0; n < count; n++) {
    const way = (n / count) * around;
    while (side < lengths.length - 1 && way > before + (lengths[side] ?? 0)) {
      before += lengths[side] ?? 0;
      side++;
    }
    const [from, to] = [points[side], points[(side + 1) % points.length]];
    if (from === undefined || to === undefined) return null;
    const share = Math.min(1, (way - before) / Math.max(1e-6, lengths[side] ?? 0));
    contour.x[n] = from.x + (to.x - from.x) * share;
    contour.y[n] = from.y + (to.y - from.y) * share;
  }
  return contour;
}
/** Values along a closed line, each the mean of those up to `reach` steps beside it, three times: nearly a Gaussian. */
export function smoothAround(values: Float32Array, reach: number): Float32Array {
  let smooth = values;
  for (let time = 0; time < 3; time++) smooth = meanAround(smooth, reach);
  return smooth;
}

function meanAround(values: Float32Array, reach: number): Float32Array {
  const { length } = values;
  const at = (n: number): number => values[((n % length) + length) % length] ?? 0;
  const means = new Float32Array(length);
  let sum = 0;
  for (let n = -reach; n <= reach; n++) sum += at(n);
  for (let n = 0; n < length; n++) {
    means[n] = sum / (2 * reach + 1);
    sum += at(n + reach + 1) - at(n - reach);
  }
  return means;
}

/** Twice the area within, above 0 when the line runs clockwise as it is seen. */
export function turnOf({ x, y }: Contour): number {
  let twice = 0;
  for (let n = 0; n < x.length; n++) {
    const next = (n + 1) % x.length;
    twice += (x[n] ?? 0) * (y[next] ?? 0) - (x[next] ?? 0) * (y[n] ?? 0);
  }
  return twice;
}
