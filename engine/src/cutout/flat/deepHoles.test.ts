import { expect, it } from 'vitest';
import { deepHoles } from './deepHoles.ts';
import { createPlane, mapPlane, type Plane } from '../raster/plane.ts';

const SIDE = 120;
type Box = readonly [x: number, y: number, width: number, height: number];
const BODY: Box = [10, 10, 100, 100];

const isIn = (i: number, [x, y, width, height]: Box): boolean => {
  const [u, v] = [i % SIDE, Math.floor(i / SIDE)];
  return u >= x && u < x + width && v >= y && v < y + height;
};

/** A body with holes in it. */
const bodyWith = (holes: readonly Box[], body: Box = BODY): Plane =>
  mapPlane(createPlane(SIDE, SIDE), (_, i) =>
    isIn(i, body) && !holes.some((hole) => isIn(i, hole)) ? 1 : 0,
  );

it.each<[string, readonly Box[], number]>([
  ['a burnt-out handle in the middle of a door', [[58, 30, 4, 60]], 1],
  ['a speck', [[60, 60, 1, 1]], 1],
  ['a slot behind a bar', [[16, 30, 4, 60]], 0],
  ['a wide opening in the middle', [[40, 40, 40, 40]], 0],
  [
    'slots side by side, each behind the one before',
    [16, 30, 44, 58].map((x): Box => [x, 20, 3, 80]),
    0,
  ],
  [
    'two specks side by side',
    [
      [59, 60, 1, 1],
      [61, 60, 1, 1],
    ],
    2,
  ],
])('%s', (_, holes, count) => {
  expect(deepHoles(bodyWith(holes))).toHaveLength(count);
});

it('what the photo cuts off may go on beyond it', () => {
  const cutOff: Box = [10, 10, 100, 110];
  expect(deepHoles(bodyWith([[58, 112, 4, 4]], cutOff))).toHaveLength(0);
});

it('gives back the pixels of the hole', () => {
  expect(deepHoles(bodyWith([[60, 60, 2, 1]]))[0]?.pixels.toSorted()).toStrictEqual(
    Int32Array.of(60 * SIDE + 60, 60 * SIDE + 61),
  );
});
