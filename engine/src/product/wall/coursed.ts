import { lotOf } from './lotOf.ts';

/** Bricks or tiles: how long and how tall with their joint, how far each row is moved against the one above, how wide the joint is. */
export interface Courses {
  readonly long: number;
  readonly tall: number;
  readonly shift: number;
  readonly joint: number;
}

/** A place on a coursed wall. */
export interface InCourse {
  /** How far inside its brick, in units; below 0 in the joint. */
  readonly inside: number;
  /** A number of its brick's own, 0..1. */
  readonly lot: number;
  /** Where in its brick, 0..1. */
  readonly across: number;
  readonly down: number;
}

export function inCourse(u: number, v: number, { long, tall, shift, joint }: Courses): InCourse {
  const row = Math.floor(v / tall);
  const begun = u + row * shift * long;
  const column = Math.floor(begun / long);
  const [x, y] = [begun - column * long, v - row * tall];
  const inside = Math.min(x, long - x, y, tall - y) - joint / 2;
  return { inside, lot: lotOf(column, row), across: x / long, down: y / tall };
}
