import { expect, it } from 'vitest';
import { openCut } from '../cutSession.ts';
import type { Pixels } from '../raster/pixels.ts';
import { createPlane, mapPlane, type Plane } from '../raster/plane.ts';
import type { Stroke } from '../strokes/strokes.ts';

const SIDE = 300;
type Where = (x: number, y: number) => boolean;

const isBasket: Where = (x, y) => x >= 60 && x < 240 && y >= 80 && y < 220;
/** Every 20 pixels, four wide. */
const isWire: Where = (x, y) => isBasket(x, y) && ((x - 60) % 20 < 4 || (y - 80) % 20 < 4);
/** Two bands in the wall's colour, on a jar. */
const isLabel: Where = (x, y) => isBasket(x, y) && (y - 80) % 60 < 30;

const planeOf = (where: Where): Plane =>
  mapPlane(createPlane(SIDE, SIDE), (_, i) => (where(i % SIDE, Math.floor(i / SIDE)) ? 1 : 0));

/** Before a wall that darkens downwards, above a floor as dark as what is painted `dark`. */
function photoOf(isDark: Where): Pixels {
  const data = new Uint8ClampedArray(SIDE * SIDE * 4);
  for (let i = 0; i < SIDE * SIDE; i++) {
    const [x, y] = [i % SIDE, Math.floor(i / SIDE)];
    const wall = 205 - y * 0.1 + ((x * 7 + y * 13) % 5) - 2;
    const light = isDark(x, y) || y >= 240 ? 45 : wall;
    data.set([light, light * 0.97, light * 0.9, 255], i * 4);
  }
  return { data, width: SIDE, height: SIDE };
}

const across: Stroke = {
  kind: 'remove',
  radius: 0.02,
  points: [100, 190].map((x) => ({ x: x / SIDE, y: 131 / SIDE })),
};

/** How much of a place is left after that stroke, which means `thing` to a network; before it all of the basket was there. */
function leftOf(photo: Pixels, where: Where, thing: Where = isBasket): number {
  const shown = planeOf(isBasket);
  const session = openCut(photo, { shown: { alpha: shown, healed: null, glass: null } });
  const { alpha } = session.mend([across], { thing: planeOf(thing), salience: null });
  const own = [...alpha.data].filter((_, i) => where(i % SIDE, Math.floor(i / SIDE)));
  return own.reduce((sum, v) => sum + v, 0) / own.length;
}

it('the wall that is seen through a basket goes, all of it, and the wires stay', () => {
  const basket = photoOf(isWire);
  expect(leftOf(basket, (x, y) => isBasket(x, y) && !isWire(x, y))).toBeLessThan(0.03);
  expect(leftOf(basket, isWire)).toBeGreaterThan(0.95);
});

it('a thing that has the colour of the wall in a few places goes as a whole, and so does one without', () => {
  expect(
    leftOf(
      photoOf((x, y) => isBasket(x, y) && !isLabel(x, y)),
      isBasket,
    ),
  ).toBeLessThan(0.03);
  expect(leftOf(photoOf(isBasket), isBasket)).toBeLessThan(0.03);
});
