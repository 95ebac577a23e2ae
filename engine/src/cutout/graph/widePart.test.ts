import { expect, it } from 'vitest';
import { openCut } from '../cutSession.ts';
import type { Pixels } from '../raster/pixels.ts';
import { createPlane, mapPlane, type Plane } from '../raster/plane.ts';
import type { Stroke } from '../strokes/strokes.ts';

const SIDE = 400;
type Where = (x: number, y: number) => boolean;
const isPost: Where = (x, y) =>
  y >= 40 && y < 340 && ((x >= 90 && x < 96) || (x >= 304 && x < 310));
const isShelf: Where = (x, y) => x >= 90 && x < 310 && y >= 40 && y < 80;
const isRack: Where = (x, y) => isPost(x, y) || isShelf(x, y);
/** On the floor between the posts. */
const isShadow: Where = (x, y) => x >= 96 && x < 304 && y >= 312 && y < 330;

const grey = (lightOf: (x: number, y: number) => number): Pixels => {
  const data = new Uint8ClampedArray(SIDE * SIDE * 4);
  for (let i = 0; i < SIDE * SIDE; i++) {
    const [x, y] = [i % SIDE, Math.floor(i / SIDE)];
    const light = lightOf(x, y) + ((x * 7 + y * 13) % 5) - 2;
    data.set([light, light, light, 255], i * 4);
  }
  return { data, width: SIDE, height: SIDE };
};
const cutOf = (where: Where): Plane =>
  mapPlane(createPlane(SIDE, SIDE), (_, i) => (where(i % SIDE, Math.floor(i / SIDE)) ? 1 : 0));

/** A rack before paper, no two pixels of which are the same, and the shadow below it. */
const photo = grey((x, y) =>
  isShelf(x, y) ? 60 : isPost(x, y) ? 142 : isShadow(x, y) ? 170 : 245,
);
const alpha = cutOf((x, y) => isRack(x, y) || isShadow(x, y));

const after = (stroke: Stroke) => painted({ photo, alpha }, stroke);

function painted(
  { photo: of, alpha: shown }: { photo: Pixels; alpha: Plane },
  stroke: Stroke,
): (where: Where) => number {
  const cut = openCut(of, { shown: { alpha: shown, healed: null, glass: null } }).mend([stroke]);
  return (where) => {
    const own = [...cut.alpha.data].filter((_, i) => where(i % SIDE, Math.floor(i / SIDE)));
    return own.reduce((sum, v) => sum + v, 0) / own.length;
  };
}

const wipe = (from: number, to: number): Stroke => ({
  kind: 'remove',
  radius: 0.03,
  points: [from, to].map((x) => ({ x: x / SIDE, y: 321 / SIDE })),
});

it('takes a part however far it goes', () => {
  const mean = after(wipe(130, 160));
  expect(mean(isShadow)).toBeLessThan(0.1);
  expect(mean(isRack)).toBeGreaterThan(0.98);
});

it('takes what its rim lies on there, and no more of that', () => {
  const mean = after(wipe(102, 298));
  expect(mean(isShadow)).toBeLessThan(0.05);
  expect(mean((x, y) => x >= 92 && x < 95 && y >= 319 && y < 323)).toBeLessThan(0.3);
  expect(mean((x, y) => isRack(x, y) && y < 300)).toBeGreaterThan(0.98);
});

it('ends at a faint edge, though its brush lies on what is beyond', () => {
  const isTin: Where = (x, y) => x >= 140 && x < 260 && y >= 150 && y < 300;
  const isLid: Where = (x, y) => x >= 150 && x < 250 && y >= 120 && y < 150;
  const pale = grey((x, y) => (isTin(x, y) ? 120 : isLid(x, y) ? 199 : y < 200 ? 205 : 196));
  const points = [165, 235].map((x) => ({ x: x / SIDE, y: 132 / SIDE }));
  const keep: Stroke = { kind: 'keep', radius: 0.03, points };
  const mean = painted({ photo: pale, alpha: cutOf(isTin) }, keep);
  expect(mean((x, y) => isLid(x, y) || isTin(x, y))).toBeGreaterThan(0.98);
  expect(mean((x, y) => !isLid(x, y) && !isTin(x, y))).toBeLessThan(0.01);
});

it('adds only what it covers where its colours go on along the border of the photo', () => {
  // The white board of a shelf before a wall that is as white, and a brush that goes on beyond it.
  const isBoard: Where = (x, y) => x >= 120 && x < 280 && y >= 180 && y < 300;
  const white = grey((x, y) => (isBoard(x, y) && y >= 200 ? 90 : 230));
  const shown = cutOf((x, y) => isBoard(x, y) && y >= 200);
  const points = [60, 340].map((x) => ({ x: x / SIDE, y: 190 / SIDE }));
  const mean = painted({ photo: white, alpha: shown }, { kind: 'keep', radius: 0.02, points });
  expect(mean((x, y) => isBoard(x, y) && y >= 184)).toBeGreaterThan(0.98);
  expect(mean((_, y) => y < 170 || y >= 310)).toBe(0);
});
