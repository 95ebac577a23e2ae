import { expect, it } from 'vitest';
import type { Pixels } from '../pixels.ts';
import { createPlane, mapPlane, type Plane } from '../plane.ts';
import { regionsOf } from '../regions.ts';
import { doubtfulParts } from './doubtfulParts.ts';

const SIDE = 400;
type Where = (x: number, y: number) => boolean;
const isBack: Where = (x, y) => x >= 80 && x < 320 && y >= 60 && y < 340;
const isGap: Where = (x, y) => isBack(x, y) && y >= 100 && y < 300 && x % 40 >= 28;
const planeOf = (where: Where): Plane =>
  mapPlane(createPlane(SIDE, SIDE), (_, i) => (where(i % SIDE, Math.floor(i / SIDE)) ? 1 : 0));

/** A chair's back of slats, with the wood's colour spread into the gaps between them, as compression does. */
const photo = ((): Pixels => {
  const data = new Uint8ClampedArray(SIDE * SIDE * 4).fill(255);
  for (let i = 0; i < SIDE * SIDE; i++) {
    const [x, y] = [i % SIDE, Math.floor(i / SIDE)];
    if (isGap(x, y)) data.set([214, 196, 184], i * 4);
    else if (isBack(x, y)) data.set([150, 80, 40], i * 4);
  }
  return { data, width: SIDE, height: SIDE };
})();

const alpha = planeOf((x, y) => isBack(x, y) && !isGap(x, y));
/** A network that took the back for a board. */
const board = planeOf(isBack);
const cut = { alpha, seen: { plane: board, least: board }, strokes: [] };

it('gaps that a network took for the thing are asked about', () => {
  expect(doubtfulParts(photo, cut).map(({ kind }) => kind)).toContain('keep');
});

it('nobody is asked to fill the gaps that the first cut has opened', () => {
  const slats = regionsOf(planeOf(isGap), (v) => v === 1);
  expect(doubtfulParts(photo, { ...cut, slats })).toEqual([]);
});
