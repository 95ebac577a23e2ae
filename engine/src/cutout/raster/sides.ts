import type { Corners } from './fourSides.ts';
import type { Point } from './hullChain.ts';

/** From left to right, or from the top down. */
export type Side = readonly [from: Point, to: Point];

export const sidesOf = ([a, b, c, d]: Corners): Record<
  'top' | 'foot' | 'left' | 'right',
  Side
> => ({
  top: [a, b],
  foot: [d, c],
  left: [a, d],
  right: [b, c],
});

/** From level, in degrees; above 0 where its right end is lower. */
export const tiltOf = ([from, to]: Side): number =>
  (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;

/** From upright, in degrees; above 0 where its lower end is further right. */
export const leanOf = (side: Side): number => 90 - tiltOf(side);

export const lengthOf = ([from, to]: Side): number => Math.hypot(to.x - from.x, to.y - from.y);

/** The longer as a multiple of the other, from 1 on. */
export function unlikeness(one: Side, other: Side): number {
  const lengths = [lengthOf(one), lengthOf(other)];
  return Math.max(...lengths) / Math.min(...lengths);
}
