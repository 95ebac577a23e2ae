import { expect, it } from 'vitest';
import { steepenedMean, smoothingReach, isUniform, thinParts } from './smoothEdge.ts';
import { createPlane, mapPlane, type Plane } from '../raster/plane.ts';

const SIDE = 100;
type Inside = (x: number, y: number) => boolean;
const maskOf = (isIn: Inside): Plane =>
  mapPlane(createPlane(SIDE, SIDE), (_, i) => (isIn(i % SIDE, Math.floor(i / SIDE)) ? 1 : 0));
const body: Inside = (x, y) => Math.hypot(x - 50, y - 60) < 25;
const at = ({ data }: Plane, x: number, y: number): number | undefined => data[y * SIDE + x];

it('a wire is thin along all of its length, and so is the gap beside another', () => {
  const wires = maskOf((x, y) => body(x, y) || (y < 40 && (x === 50 || x === 54)));
  const thin = thinParts(wires);
  for (const y of [5, 15, 25]) {
    expect(at(thin, 50, y)).toBe(1);
    expect(at(thin, 52, y)).toBe(1);
  }
});

it('a slit in a body is thin', () => {
  const slit = maskOf((x, y) => body(x, y) && !(y === 60 && x > 50));
  expect(at(thinParts(slit), 62, 60)).toBe(1);
});

it('a body is not, nor are the bumps on its edge: they are what is to be evened out', () => {
  const bumpy = maskOf((x, y) => body(x, y) || (x % 6 === 0 && Math.hypot(x - 50, y - 60) < 27));
  expect(thinParts(bumpy).data.some((v) => v === 1)).toBe(false);
});

it('near a place what is thin is what is thin there of all', () => {
  const comb = maskOf((x, y) => body(x, y) || (y < 40 && x % 7 < 2) || (x > 90 && y % 5 === 0));
  const whole = thinParts(comb);
  for (const [x, y] of [
    [-1, -1],
    [20, 33],
    [45, 50],
    [80, 85],
  ] as const) {
    const near = { x, y, width: 21, height: 16 };
    const part = thinParts(comb, near);
    for (let v = Math.max(0, y); v < Math.min(SIDE, y + near.height); v++)
      for (let u = Math.max(0, x); u < Math.min(SIDE, x + near.width); u++)
        expect(at(part, u, v)).toBe(at(whole, u, v));
  }
});

it('reaches further in a larger photo, and a pixel in a small one', () => {
  expect([200, 512, 1024].map((width) => smoothingReach({ width, height: 100 }))).toEqual([
    1, 2, 4,
  ]);
});

it.each([1, 2, 4])('a straight edge is as steep whatever is meant over: %d', (reach) => {
  const meanAt = (row: number, far: number): number =>
    Math.min(1, Math.max(0, (row + far + 0.5) / (2 * far + 1)));
  // Pixels in their rows from an edge: within three of them a mean of three rows goes from none to all.
  for (const row of [-2, -1, 0, 1, 2])
    expect(steepenedMean(meanAt(row, reach), reach)).toBeCloseTo(meanAt(row, 1), 5);
});

it('a bump goes, and a bay is filled', () => {
  expect(steepenedMean(0.25, 3)).toBe(0);
  expect(steepenedMean(0.75, 3)).toBe(1);
});

it('the middle of a stalk stays, and so does a gap between two', () => {
  expect([0, 1].map(isUniform)).toEqual([true, true]);
  expect([0.1, 0.5, 0.9].map(isUniform)).toEqual([false, false, false]);
});
