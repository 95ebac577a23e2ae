import { expect, it } from 'vitest';
import { seededRandom } from '../raster/seededRandom.ts';
import { grabCut, openGraph } from './grabCut.ts';
import { createPlane, mapPlane, type Plane } from '../raster/plane.ts';

const SIZE = { width: 60, height: 60 };
const planeOf = (at: (x: number, y: number) => number): Plane =>
  mapPlane(createPlane(SIZE.width, SIZE.height), (_, i) =>
    at(i % SIZE.width, Math.floor(i / SIZE.width)),
  );

it('finds the same whatever was cut before in its scene', () => {
  const chance = seededRandom(3);
  // So noisy that every pull counts.
  const lab = Float32Array.from({ length: SIZE.width * SIZE.height * 3 }, (_, i) => {
    const x = Math.floor(i / 3) % SIZE.width;
    return (x < 30 ? 40 : 55) + chance() * 40;
  });
  const start = planeOf((x, y) => (Math.hypot(x - 22, y - 30) < 16 ? 1 : 0));
  const asked = (row: number) => ({
    start,
    hints: planeOf((x, y) => (Math.abs(y - row) < 2 ? (x < 30 ? 1 : -1) : 0)),
    rounds: 2,
  });
  const used = openGraph(lab, SIZE);
  const [first] = [12, 48, 30].map((row) => grabCut(used, asked(row)));
  const after = grabCut(used, asked(20));
  expect(after).toEqual(grabCut(openGraph(lab, SIZE), asked(20)));
  expect(after).not.toEqual(first);
});
