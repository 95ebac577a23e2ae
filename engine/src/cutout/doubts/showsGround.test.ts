import { expect, it } from 'vitest';
import type { Pixels } from '../raster/pixels.ts';
import { createPlane, mapPlane, type Plane } from '../raster/plane.ts';
import { showsGround } from './showsGround.ts';

const SIDE = 160;
type Where = (x: number, y: number) => boolean;
const placeOf = (i: number) => [i % SIDE, Math.floor(i / SIDE)] as const;
const planeOf = (where: Where): Plane =>
  mapPlane(createPlane(SIDE, SIDE), (_, i) => (where(...placeOf(i)) ? 1 : 0));

/** Brown where it is painted, before a wall whose light falls off to the right, in noise. */
function photoOf(isPainted: Where): Pixels {
  const data = new Uint8ClampedArray(SIDE * SIDE * 4);
  for (let i = 0; i < SIDE * SIDE; i++) {
    const [x, y] = placeOf(i);
    const light = 220 - x * 0.2 + ((x * 7 + y * 11) % 5);
    data.set(isPainted(x, y) ? [120, 78, 40, 255] : [light, light, light * 0.97, 255], i * 4);
  }
  return { data, width: SIDE, height: SIDE };
}

const isShelf: Where = (x, y) => x >= 40 && x < 120 && y >= 30 && y < 130;
const isOpening: Where = (x, y) => x >= 50 && x < 110 && y >= 40 && y < 70;
const isKnob: Where = (x, y) => Math.hypot(x - 80, y - 55) < 9;

it('sees the wall in an open shelf', () => {
  expect(
    showsGround(
      photoOf((x, y) => isShelf(x, y) && !isOpening(x, y)),
      planeOf(isShelf),
    ),
  ).toBe(true);
});

it('does not take a knob in the colours of the wall for it, nor a rim that came along', () => {
  const cut = planeOf((x, y) => x >= 38 && x < 122 && y >= 28 && y < 132);
  expect(
    showsGround(
      photoOf((x, y) => isShelf(x, y) && !isKnob(x, y)),
      cut,
    ),
  ).toBe(false);
});

it('does not see it once it is taken out', () => {
  const isBoard: Where = (x, y) => isShelf(x, y) && !isOpening(x, y);
  expect(showsGround(photoOf(isBoard), planeOf(isBoard))).toBe(false);
});
