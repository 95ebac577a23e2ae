import { expect, it } from 'vitest';
import { createPlane, mapPlane, type Plane } from '../raster/plane.ts';
import { isWholeThing } from './isWholeThing.ts';
import type { Prompt, SegmentedPhoto } from './segmentNetwork.ts';

const SIDE = 80;
type Rectangle = readonly [left: number, top: number, right: number, bottom: number];
const isIn = ([left, top, right, bottom]: Rectangle, i: number): boolean => {
  const [x, y] = [i % SIDE, Math.floor(i / SIDE)];
  return x >= left && x < right && y >= top && y < bottom;
};
const planeOf = (inside: number, outside: number, ...areas: readonly Rectangle[]): Plane =>
  mapPlane(createPlane(SIDE, SIDE), (_, i) =>
    areas.some((area) => isIn(area, i)) ? inside : outside,
  );

/** Its last proposal is this one, after a part of the thing that it is nearly sure of. */
function seeing(...areas: readonly Rectangle[]) {
  const asked: Prompt[] = [];
  const photo: SegmentedPhoto = {
    proposalsFor(prompts) {
      asked.push(...prompts);
      return Promise.resolve([planeOf(9, -9, WINDOW), planeOf(2, -2, ...areas)]);
    },
    dispose: () => undefined,
  };
  return { photo, asked };
}

const OVEN: Rectangle = [10, 20, 70, 60];
const WINDOW: Rectangle = [20, 30, 50, 50];
const HAND: Rectangle = [10, 60, 30, 80];
const cutOf = (...areas: readonly Rectangle[]): Plane => planeOf(1, 0, ...areas);

it('is what the network sees there, but for a rim', async () => {
  expect(await isWholeThing(seeing(OVEN).photo, cutOf(OVEN))).toBe(true);
  expect(await isWholeThing(seeing([11, 20, 71, 61]).photo, cutOf(OVEN))).toBe(true);
});

it('is no part of what the network sees', async () => {
  expect(await isWholeThing(seeing(OVEN).photo, cutOf(WINDOW))).toBe(false);
});

it('is not more than what the network sees', async () => {
  expect(await isWholeThing(seeing(OVEN).photo, cutOf(OVEN, HAND))).toBe(false);
});

it('is not nothing, and nobody is asked then', async () => {
  const { photo, asked } = seeing(OVEN);
  expect(await isWholeThing(photo, cutOf())).toBe(false);
  expect(asked).toEqual([]);
});

it('is asked for at three places far from each other, well within', async () => {
  const { photo, asked } = seeing(OVEN);
  await isWholeThing(photo, cutOf(OVEN));
  expect(asked.every(({ isInside }) => isInside)).toBe(true);
  const places = asked.map(({ x, y }) => ({ x: x * SIDE, y: y * SIDE }));
  for (const { x, y } of places)
    expect(Math.min(x - OVEN[0], OVEN[2] - x, y - OVEN[1], OVEN[3] - y)).toBeGreaterThan(7);
  expect(places).toHaveLength(3);
  for (const [n, one] of places.entries())
    for (const other of places.slice(n + 1))
      expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(15);
});
