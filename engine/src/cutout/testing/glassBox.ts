import type { Pixels } from '../raster/pixels.ts';
import { createPlane, mapPlane, type Plane } from '../raster/plane.ts';

/** A box of glass before paper, whose truth is known. */

export const SIDE = 120;
export const BOX = { from: 30, to: 90 } as const;
export type Rgb = readonly [red: number, green: number, blue: number];

export const isInBox = (x: number, y: number): boolean =>
  x >= BOX.from && x < BOX.to && y >= BOX.from && y < BOX.to;
export const at = (x: number, y: number): number => y * SIDE + x;
export const planeOf = (is: (x: number, y: number) => boolean): Plane =>
  mapPlane(createPlane(SIDE, SIDE), (_, n) => (is(n % SIDE, Math.floor(n / SIDE)) ? 1 : 0));
export const alpha = planeOf(isInBox);

/** Light from one side. */
export const paper = (x: number): Rgb => [200 + x * 0.3, 205 + x * 0.3, 210 + x * 0.3];
export const darker = ([red, green, blue]: Rgb, by: number): Rgb => [
  red - by,
  green - by,
  blue - by,
];
/** What a part of the glass does to the light behind it, and what it sends itself. */
export const LINE = { x: 45, passes: 0.3 } as const;
export const SHINE = { x: 60, passes: 0.6, sends: 90 } as const;
export const LABEL = { x: 75, colour: [180, 40, 30] } as const;

/** What a camera sees of a glass box with a dark line, a highlight and a printed stripe. */
export function photoOf(ground: (x: number) => Rgb, wide = 3): Pixels {
  const data = new Uint8ClampedArray(SIDE * SIDE * 4).fill(255);
  for (let y = 0; y < SIDE; y++)
    for (let x = 0; x < SIDE; x++) {
      const behind = ground(x);
      const isIn = isInBox(x, y);
      const near = (middle: number): boolean => isIn && Math.abs(x - middle) < wide;
      const colour = near(LABEL.x)
        ? LABEL.colour
        : behind.map((v) => {
            if (near(LINE.x)) return v * LINE.passes;
            return near(SHINE.x) ? v * SHINE.passes + SHINE.sends : v;
          });
      data.set(colour, at(x, y) * 4);
    }
  return { data, width: SIDE, height: SIDE };
}
