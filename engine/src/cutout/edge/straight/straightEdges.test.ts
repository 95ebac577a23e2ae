import { expect, it } from 'vitest';
import { seededRandom } from '../../raster/seededRandom.ts';
import type { Pixels } from '../../raster/pixels.ts';
import { createPlane, mapPlane, type Plane } from '../../raster/plane.ts';
import { straightenEdges } from './straightEdges.ts';

const SIDE = 400;
const CLEAR: Shape = () => -100;

/** How far inside a shape a place is, in pixels; below 0 outside. */
type Shape = (x: number, y: number) => number;

const box: Shape = (x, y) => Math.min(x - 90, 310 - x, y - 110, 290 - y);
const disc: Shape = (x, y) => 105 - Math.hypot(x - 200, y - 200);

/** Ripples of up to 4 pixels. */
const wavy =
  (shape: Shape): Shape =>
  (x, y) =>
    shape(x, y) + 4 * Math.sin(x / 9) * Math.cos(y / 11) + 1.5 * Math.sin((x + y) / 13);

/** Corners rounded by so many pixels. */
const melted =
  (reach: number): Shape =>
  (x, y) => {
    const [u, v] = [Math.abs(x - 200) - (110 - reach), Math.abs(y - 200) - (90 - reach)];
    return reach - Math.hypot(Math.max(0, u), Math.max(0, v)) - Math.min(0, Math.max(u, v));
  };

const alphaOf = (shape: Shape): Plane =>
  mapPlane(createPlane(SIDE, SIDE), (_, i) =>
    Math.min(1, Math.max(0, shape(i % SIDE, Math.floor(i / SIDE)) / 2 + 0.5)),
  );

/** Grainy, and lighter by `step` (of 255) within a shape. */
function photoOf(shape: Shape, step: number): Pixels {
  const chance = seededRandom(5);
  const data = new Uint8ClampedArray(SIDE * SIDE * 4).fill(255);
  for (let i = 0; i < SIDE * SIDE; i++) {
    const share = Math.min(1, Math.max(0, shape(i % SIDE, Math.floor(i / SIDE)) + 0.5));
    const value = 140 + step * share + (chance() - 0.5) * 10;
    data.fill(value, i * 4, i * 4 + 3);
  }
  return { data, width: SIDE, height: SIDE };
}

/** How much two alphas differ in all, as a share of the second. */
function difference(one: Plane, other: Plane): number {
  let [sum, all] = [0, 0];
  for (let i = 0; i < one.data.length; i++) {
    sum += Math.abs((one.data[i] ?? 0) - (other.data[i] ?? 0));
    all += other.data[i] ?? 0;
  }
  return sum / all;
}

const at = ({ data }: Plane, x: number, y: number): number => data[y * SIDE + x] ?? 0;

it('puts a wavy outline onto the straight edges that the photo shows, faint as they are', () => {
  const damaged = alphaOf(wavy(box));
  const put = straightenEdges(photoOf(box, 18), damaged);
  expect(difference(damaged, alphaOf(box))).toBeGreaterThan(0.025);
  expect(difference(put, alphaOf(box))).toBeLessThan(0.006);
});

it('makes a melted corner sharp again where both edges go on to it', () => {
  const damaged = alphaOf((x, y) => Math.min(melted(22)(x, y), wavy(box)(x, y)));
  expect(at(damaged, 92, 112)).toBe(0);
  expect(at(straightenEdges(photoOf(box, 30), damaged), 92, 112)).toBeGreaterThan(0.9);
});

it('leaves a corner round that is round in the photo', () => {
  const round = melted(22);
  const put = straightenEdges(photoOf(round, 30), alphaOf(round));
  expect(at(put, 92, 112)).toBe(0);
  expect(difference(put, alphaOf(round))).toBeLessThan(0.002);
});

it('leaves an outline as it is that is right already, straight or round', () => {
  for (const shape of [box, disc]) {
    const right = alphaOf(shape);
    expect(difference(straightenEdges(photoOf(shape, 40), right), right)).toBeLessThan(0.002);
  }
});

it('leaves a ripple alone that the photo has too', () => {
  const rippled: Shape = (x, y) => box(x, y) + 4 * Math.sin((x + y) / 6);
  const alpha = alphaOf(rippled);
  expect(difference(straightenEdges(photoOf(rippled, 40), alpha), alpha)).toBeLessThan(0.002);
});

it('changes nothing where the photo shows no edge', () => {
  const alpha = alphaOf(wavy(box));
  expect(straightenEdges(photoOf(CLEAR, 40), alpha).data).toEqual(alpha.data);
});

it('changes nothing of wool, whose alpha is soft', () => {
  const woolly = mapPlane(alphaOf(wavy(box)), (_, i) =>
    Math.min(1, Math.max(0, wavy(box)(i % SIDE, Math.floor(i / SIDE)) / 16 + 0.5)),
  );
  expect(straightenEdges(photoOf(box, 40), woolly).data).toEqual(woolly.data);
});

it('changes nothing of what is thin', () => {
  const cord: Shape = (x, y) => Math.min(9 - Math.abs(y - 200), x - 40, 360 - x);
  const alpha = alphaOf((x, y) => cord(x, y) + 2 * Math.sin(x / 8));
  expect(straightenEdges(photoOf(cord, 40), alpha).data).toEqual(alpha.data);
});

it('does not follow an edge that is too far away', () => {
  const alpha = alphaOf((x, y) => wavy(box)(x, y) - 14);
  expect(straightenEdges(photoOf(box, 40), alpha).data).toEqual(alpha.data);
});

it('leaves alone what the photo cuts off', () => {
  const cut: Shape = (x, y) => Math.min(x - 90, 290 - y);
  const alpha = alphaOf(cut);
  const put = straightenEdges(photoOf(cut, 40), alpha);
  for (let n = 0; n < SIDE; n++) {
    expect(at(put, n, 0)).toBe(at(alpha, n, 0));
    expect(at(put, SIDE - 1, n)).toBe(at(alpha, SIDE - 1, n));
  }
});

it('finds nothing in an empty picture', () => {
  const empty = createPlane(SIDE, SIDE);
  expect(straightenEdges(photoOf(box, 40), empty)).toBe(empty);
});

it('changes nothing where it may not', () => {
  const damaged = alphaOf(wavy(box));
  const [width, height] = [SIDE / 4, SIDE / 4];
  const left = mapPlane(createPlane(width, height), (_, i) => (i % width < width / 2 ? 1 : 0));
  const straight = straightenEdges(photoOf(box, 30), damaged, left);
  const isRight = (i: number): boolean => i % SIDE >= SIDE / 2;
  const changed = [...straight.data.keys()].filter((i) => straight.data[i] !== damaged.data[i]);
  expect(changed.length).toBeGreaterThan(200);
  expect(changed.filter(isRight)).toEqual([]);
});
