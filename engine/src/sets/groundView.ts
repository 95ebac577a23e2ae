import { SIDE } from '../scene/stage.ts';
import type { Area } from './backdrops.ts';

export type Span = readonly [from: number, to: number];
export type Spot = readonly [x: number, y: number];

/** How a camera sees a flat ground: which part of it, and where on the picture. Units of the ground are those of the picture where `scaleAt` is 1. */
export interface GroundView {
  /** Which part is seen: along the ground's own direction, that of boards, and across it. */
  readonly along: Span;
  readonly across: Span;
  readonly at: (along: number, across: number) => Spot;
  /** Units of the picture for one of the ground. */
  readonly scaleAt: (along: number, across: number) => number;
  /** Nothing further to the left or right is seen, in units of the picture. */
  readonly sides: Span;
}

/** From straight above, its direction from left to right. */
export const fromAbove = ({ x, y, width, height }: Area): GroundView => ({
  along: [x, x + width],
  across: [y, y + height],
  at: (along, across) => [along, across],
  scaleAt: () => 1,
  sides: [x, x + width],
});

/** Distance from the camera to the ground at the picture's lower edge, in units of the ground there: a lens as people use indoors. */
const LENS = 1200;

interface Level {
  /** Eye level, and where the ground ends behind, in units from the top. */
  readonly horizon: number;
  readonly top: number;
}

/** How much further away than at the picture's lower edge. */
const farAt = (away: number): number => 1 + away / LENS;

/** How much further away the ground in a row of the picture is than at its lower edge, by a level camera. */
export const farInRow = (row: number, horizon: number): number =>
  (SIDE - horizon) / (row - horizon);

/** By a level camera, its direction away from the viewer: from the picture's lower edge up to `top`. */
export function towards({ horizon, top }: Level): GroundView {
  const near = SIDE - horizon;
  const rear = farInRow(top, horizon);
  return {
    along: [0, (rear - 1) * LENS],
    across: [-(SIDE / 2) * rear, (SIDE / 2) * rear],
    at: (along, across) => [SIDE / 2 + across / farAt(along), horizon + near / farAt(along)],
    scaleAt: (along) => 1 / farAt(along),
    sides: [0, SIDE],
  };
}

/** The same with its direction from left to right. */
export function sideways(level: Level): GroundView {
  const { along, across, at, scaleAt, sides } = towards(level);
  return {
    along: across,
    across: along,
    at: (x, away) => at(away, x),
    scaleAt: (x, away) => scaleAt(away, x),
    sides,
  };
}
