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

/** Boards around an opening and below it. */
const isOpening: Where = (x, y) => x >= 72 && x < 228 && y >= 114 && y < 148;
const isBoard: Where = (x, y) => isBasket(x, y) && !isOpening(x, y);

/** Before a wall that darkens downwards, above a floor as dark as what is painted `dark`; as much of the wall's light is left where it is in the shade. */
function photoOf(
  isDark: Where,
  { isShade = () => false, isPlanks = false }: { isShade?: Where; isPlanks?: boolean } = {},
): Pixels {
  const data = new Uint8ClampedArray(SIDE * SIDE * 4);
  for (let i = 0; i < SIDE * SIDE; i++) {
    const [x, y] = [i % SIDE, Math.floor(i / SIDE)];
    const plank = isPlanks ? ([-46, 0, 46][Math.floor(x / 37) % 3] ?? 0) : 0;
    const wall = 205 - y * 0.1 + ((x * 7 + y * 13) % 5) - 2 + plank;
    const light = isDark(x, y) || y >= 240 ? 45 : isShade(x, y) ? wall * 0.75 : wall;
    data.set([light, light * 0.97, light * 0.9, 255], i * 4);
  }
  return { data, width: SIDE, height: SIDE };
}

const across: Stroke = {
  kind: 'remove',
  radius: 0.02,
  points: [100, 190].map((x) => ({ x: x / SIDE, y: 131 / SIDE })),
};

interface Told {
  readonly stroke?: Stroke;
  /** What it means to a network. */
  readonly thing?: Where;
  /** What was there before it. */
  readonly cut?: Where;
}

/** How much of a place is left after a stroke. */
function leftOf(
  photo: Pixels,
  where: Where,
  { stroke = across, thing = isBasket, cut = isBasket }: Told = {},
): number {
  const shown = planeOf(cut);
  const session = openCut(photo, { shown: { alpha: shown, healed: null, glass: null } });
  const { alpha } = session.mend([stroke], { thing: planeOf(thing), salience: null });
  const own = [...alpha.data].filter((_, i) => where(i % SIDE, Math.floor(i / SIDE)));
  return own.reduce((sum, v) => sum + v, 0) / own.length;
}

it('the wall that is seen through a basket goes, all of it, and the wires stay', () => {
  const basket = photoOf(isWire);
  expect(leftOf(basket, (x, y) => isBasket(x, y) && !isWire(x, y))).toBeLessThan(0.03);
  expect(leftOf(basket, isWire)).toBeGreaterThan(0.95);
});

it('planks of several shades that are seen through it go, too', () => {
  const basket = photoOf(isWire, { isPlanks: true });
  expect(leftOf(basket, (x, y) => isBasket(x, y) && !isWire(x, y))).toBeLessThan(0.03);
  expect(leftOf(basket, isWire)).toBeGreaterThan(0.95);
});

it('the wall goes that is seen through a few openings of a thing', () => {
  const isSlit: Where = (x, y) => isBasket(x, y) && (x - 60) % 20 >= 8 && y >= 124 && y < 138;
  const slits = photoOf((x, y) => isBasket(x, y) && !isSlit(x, y));
  expect(leftOf(slits, isSlit)).toBeLessThan(0.03);
  expect(leftOf(slits, (x, y) => isBasket(x, y) && !isSlit(x, y))).toBeGreaterThan(0.95);
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

const from = (...xs: readonly number[]): Stroke => ({
  ...across,
  points: xs.map((x) => ({ x: x / SIDE, y: 131 / SIDE })),
});

it('the wall in one opening of a shelf goes, though it lies in the shade, and the boards stay', () => {
  const shelf = photoOf(isBoard, { isShade: isOpening });
  // The wide one of them touches the boards.
  for (const radius of [0.02, 0.1]) {
    const stroke = { ...from(80, 220), radius };
    expect(leftOf(shelf, isOpening, { stroke })).toBeLessThan(0.05);
    expect(leftOf(shelf, isBoard, { stroke })).toBeGreaterThan(0.95);
  }
});

it('a box in the colours of the wall goes with its edge', () => {
  const isBox: Where = (x, y) => x >= 68 && x < 232 && y >= 110 && y < 152;
  const edge: Where = (x, y) => isBox(x, y) && !isOpening(x, y);
  const told = { stroke: from(80, 220), thing: isBox };
  expect(leftOf(photoOf(edge), edge, told)).toBeLessThan(0.05);
});

it('a dab on a plain part of a thing means the thing, and so does a stroke on one that is open to the outside', () => {
  const shelf = photoOf(isBoard, { isShade: isOpening });
  expect(leftOf(shelf, isBoard, { stroke: from(140, 150) })).toBeLessThan(0.05);
  const cut: Where = (x, y) => isBasket(x, y) && y >= 114;
  const left = leftOf(shelf, (x, y) => isBoard(x, y) && cut(x, y), {
    stroke: from(80, 220),
    thing: cut,
    cut,
  });
  expect(left).toBeLessThan(0.05);
});
