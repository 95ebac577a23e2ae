import { expect, it } from 'vitest';
import { openCut } from './cutSession.ts';
import type { Pixels } from './raster/pixels.ts';
import { createPlane, mapPlane, type Plane } from './raster/plane.ts';
import type { Stroke } from './strokes/strokes.ts';

const SIDE = 300;
type Where = (x: number, y: number) => boolean;

/** A seat on a thin runner, and the floor within that. */
const isSeat: Where = (x, y) => x >= 80 && x < 220 && y >= 40 && y < 130;
const isRunner: Where = (x, y) => {
  const far = Math.hypot((x - 150) / 1.4, y - 190);
  return far >= 60 && far < 66 && y >= 120;
};
const isWithin: Where = (x, y) => Math.hypot((x - 150) / 1.4, y - 190) < 60 && !isSeat(x, y);
const isProduct: Where = (x, y) => isSeat(x, y) || isRunner(x, y);

/** White on a floor of brown boards of three shades. */
const photo: Pixels = {
  width: SIDE,
  height: SIDE,
  data: Uint8ClampedArray.from(
    Array.from({ length: SIDE * SIDE }, (_, i) => {
      const [x, y] = [i % SIDE, Math.floor(i / SIDE)];
      const grain = ((x * 7 + y * 13) % 9) - 4;
      if (isProduct(x, y)) return [225 + grain, 225 + grain, 220 + grain, 255];
      const board = 90 + (Math.floor(y / 14) % 3) * 25 + grain;
      return [board, board * 0.65, board * 0.35, 255];
    }).flat(),
  ),
};
const planeOf = (where: Where): Plane =>
  mapPlane(createPlane(SIDE, SIDE), (_, i) => (where(i % SIDE, Math.floor(i / SIDE)) ? 1 : 0));
const shown = planeOf((x, y) => isProduct(x, y) || isWithin(x, y));
const remove: Stroke = {
  kind: 'remove',
  radius: 0.02,
  points: [130, 170].map((x) => ({ x: x / SIDE, y: 200 / SIDE })),
};

function leftOf(thing: Where, where: Where): number {
  const session = openCut(photo, { shown: { alpha: shown, healed: null, glass: null } });
  const { alpha } = session.mend([remove], { thing: planeOf(thing), salience: null });
  const own = [...alpha.data].filter((_, i) => where(i % SIDE, Math.floor(i / SIDE)));
  return own.reduce((sum, v) => sum + v, 0) / own.length;
}

it('the ground goes with all its colours, and not what is thin before it', () => {
  // A network does not see the runner.
  const floor: Where = (x, y) => !isSeat(x, y);
  expect(leftOf(floor, isWithin)).toBeLessThan(0.05);
  expect(leftOf(floor, isRunner)).toBeGreaterThan(0.85);
  expect(leftOf(floor, isSeat)).toBeGreaterThan(0.98);
});

it('of a thing within the cut all goes, whatever colours it has', () => {
  const runner: Where = (x, y) => isWithin(x, y) || isRunner(x, y);
  expect(leftOf(runner, runner)).toBeLessThan(0.05);
  expect(leftOf(runner, isSeat)).toBeGreaterThan(0.98);
});
