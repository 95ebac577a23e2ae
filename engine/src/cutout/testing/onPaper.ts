import type { Pixels } from '../raster/pixels.ts';
import { createPlane, mapPlane, type Plane } from '../raster/plane.ts';

/** Flat things on white paper, whose truth is known. */

export const SIDE = 400;
export const WHITE = 255;
export type Where = (x: number, y: number) => boolean;
/** Grey, or red, green and blue, 0 to 255. */
export type Colour = number | readonly [red: number, green: number, blue: number];

export const box =
  (left: number, top: number, width: number, height: number): Where =>
  (x, y) =>
    x >= left && x < left + width && y >= top && y < top + height;

export const either =
  (...parts: readonly Where[]): Where =>
  (x, y) =>
    parts.some((part) => part(x, y));

const at = (i: number): [x: number, y: number] => [i % SIDE, Math.floor(i / SIDE)];

export const planeOf = (where: Where): Plane =>
  mapPlane(createPlane(SIDE, SIDE), (_, i) => (where(...at(i)) ? 1 : 0));

export function photoOf(colourAt: (x: number, y: number) => Colour): Pixels {
  const data = new Uint8ClampedArray(SIDE * SIDE * 4).fill(255);
  for (let i = 0; i < SIDE * SIDE; i++) {
    const colour = colourAt(...at(i));
    data.set(typeof colour === 'number' ? [colour, colour, colour] : colour, i * 4);
  }
  return { data, width: SIDE, height: SIDE };
}

/** The mean of a plane there. */
export function meanIn({ data }: Plane, where: Where): number {
  const own = [...data].filter((_, i) => where(...at(i)));
  return own.reduce((sum, v) => sum + v, 0) / own.length;
}
