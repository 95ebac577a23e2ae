import type { Plane } from '../raster/plane.ts';

/** How many times as long as it is wide a long thing is at least, as its pixels spread. */
const LONG = 2.2;
/** How far from upright, and from level, what lies aslant is at least, in degrees. */
const ASLANT = 20;

/** Whether a thing is long and neither upright nor level: nothing stands like that. `thing` is its outline, 0..1. */
export function liesAslant(thing: Plane): boolean {
  const spread = spreadOf(thing);
  if (spread === null) return false;
  const { xx, yy, xy } = spread;
  const [middle, half] = [(xx + yy) / 2, Math.hypot((xx - yy) / 2, xy)];
  if (middle + half < LONG ** 2 * Math.max(1e-6, middle - half)) return false;
  const fromLevel = Math.abs((Math.atan2(2 * xy, xx - yy) / 2) * (180 / Math.PI));
  return fromLevel > ASLANT && fromLevel < 90 - ASLANT;
}

interface Spread {
  readonly xx: number;
  readonly yy: number;
  readonly xy: number;
}

/** Second moments about the middle, in pixels squared; null where there is nothing. */
function spreadOf({ data, width }: Plane): Spread | null {
  let [sum, x, y, xx, yy, xy] = [0, 0, 0, 0, 0, 0];
  for (let i = 0; i < data.length; i++) {
    const share = data[i] ?? 0;
    if (share === 0) continue;
    const [u, v] = [i % width, Math.floor(i / width)];
    sum += share;
    x += share * u;
    y += share * v;
    xx += share * u * u;
    yy += share * v * v;
    xy += share * u * v;
  }
  if (sum === 0) return null;
  const [mx, my] = [x / sum, y / sum];
  return { xx: xx / sum - mx * mx, yy: yy / sum - my * my, xy: xy / sum - mx * my };
}
