import { SIDE } from '../../scene/stage.ts';
import type { Window } from '../../scene/window.ts';
import type { Area } from '../../sets/backdrops.ts';

/** How far below the horizon the camera looks, in radians: most people photograph what stands on a table so. */
const PITCH = (40 * Math.PI) / 180;
/** Half of what it sees of a square, in radians: with more the near ground is coarse, with less nothing recedes. */
const HALF_VIEW = (15 * Math.PI) / 180;
/** Where on the stage the ground is as large as its surface is painted, in units from the top: about where things stand. */
const FOOT = 700;
/** What of the surface lies there: its middle, which its things lie around. */
const MIDDLE = SIDE / 2;

const LENS = SIDE / 2 / Math.tan(HALF_VIEW);
const [SIN, COS] = [Math.sin(PITCH), Math.cos(PITCH)];
/** Of a ray through a height of the picture: how far down it goes, and how far ahead. */
const down = (y: number): number => LENS * SIN + (y - SIDE / 2) * COS;
const ahead = (y: number): number => LENS * COS - (y - SIDE / 2) * SIN;

/** How much of the ground a unit of the picture shows across at a height of it: 1 where things stand, more further away. */
export const reachAt = (y: number): number => down(FOOT) / down(y);

/** Which row of the surface is seen there, in its units. */
export const rowAt = (y: number): number => MIDDLE - (ahead(y) * reachAt(y) - ahead(FOOT));

/** Which column of the surface a place of the picture shows, at a height whose reach is known. */
export const columnAt = (x: number, reach: number): number => MIDDLE + (x - SIDE / 2) * reach;

/** The part of the surface that a window of the stage shows, and a little more. */
export function groundIn({ x, y, width, height }: Window): Area {
  const reach = reachAt(y);
  const left = Math.floor(columnAt(x, reach)) - 2;
  const right = Math.ceil(columnAt(x + width, reach)) + 2;
  const top = Math.floor(rowAt(y)) - 2;
  return { x: left, y: top, width: right - left, height: Math.ceil(rowAt(y + height)) + 2 - top };
}
