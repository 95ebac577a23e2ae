import { expect, it } from 'vitest';
import { createPlane, mapPlane, type Plane } from '../raster/plane.ts';
import { ringingAround } from './ringingAround.ts';

const SIDE = 120;
const planeOf = (at: (x: number, y: number) => number): Plane =>
  mapPlane(createPlane(SIDE, SIDE), (_, i) => at(i % SIDE, Math.floor(i / SIDE)));
const none = createPlane(SIDE, SIDE);

/** Ground on the left, a dark thing on the right; between them a strip that is nearly ground. */
const strip = (width: number, value: number): Plane =>
  planeOf((x) => (x < 60 ? 0 : x < 60 + width ? value : 200));
const ground = planeOf((x) => (x < 60 ? 1 : 0));

const ringsOf = (differs: Plane, known: { own?: Plane; openings?: Plane } = {}): number => {
  const { own = none, openings = none } = known;
  const found = ringingAround({ differs, own, openings })(ground);
  return [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].filter((n) => found.data[50 * SIDE + 60 + n] === 1).length;
};

it('what compression leaves between the ground and a strong edge is ground', () => {
  expect(ringsOf(strip(4, 12))).toBe(4);
});

it('what differs by more is the thing', () => {
  expect(ringsOf(strip(4, 40))).toBe(0);
});

it('what is further from any strong edge is a pale part of the thing', () => {
  expect(ringsOf(planeOf((x) => (x < 60 ? 0 : 12)))).toBe(0);
});

it('deep within what a network is sure of it stays, but beside an opening', () => {
  const all = planeOf(() => 1);
  expect(ringsOf(strip(4, 12), { own: all })).toBe(0);
  expect(ringsOf(strip(4, 12), { own: all, openings: ground })).toBe(4);
});

it('is found beside the ground only', () => {
  const apart = planeOf((x) => (x < 60 ? 0 : x < 80 || x > 84 ? 200 : 12));
  expect(ringingAround({ differs: apart, own: none, openings: none })(ground)).toEqual(ground);
});
