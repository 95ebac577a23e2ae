import { expect, it } from 'vitest';
import type { Pixels } from '../raster/pixels.ts';
import { createPlane, mapPlane, sumOf, type Plane } from '../raster/plane.ts';
import type { Stroke } from '../strokes/strokes.ts';
import { lookUnder } from './lookUnder.ts';
import type { SalientNetwork } from './salientNetwork.ts';

const [WIDTH, HEIGHT] = [240, 160];
type Rectangle = readonly [left: number, top: number, right: number, bottom: number];
/** The product that was found, and the one beside it that was not: red above, yellow below. */
const FOUND: Rectangle = [20, 40, 100, 120];
const MISSED: Rectangle = [120, 50, 180, 110];
const isIn = ([left, top, right, bottom]: Rectangle, i: number, width = WIDTH): boolean => {
  const [x, y] = [i % width, Math.floor(i / width)];
  return x >= left && x < right && y >= top && y < bottom;
};

const GREY = [180, 180, 180];
const RED = [200, 40, 40];
const YELLOW = [230, 210, 60];
function colourAt(i: number): readonly number[] {
  if (isIn(FOUND, i)) return [40, 60, 160];
  if (!isIn(MISSED, i)) return GREY;
  return i < 80 * WIDTH ? RED : YELLOW;
}
const photo: Pixels = {
  width: WIDTH,
  height: HEIGHT,
  data: Uint8ClampedArray.from(
    Array.from({ length: WIDTH * HEIGHT }, (_, i) => [...colourAt(i), 255]).flat(),
  ),
};
const alpha = mapPlane(createPlane(WIDTH, HEIGHT), (_, i) => (isIn(FOUND, i) ? 1 : 0));

/** Sees whatever is not grey: at the photo's own size, or in a smaller copy of a part of it. */
const seesColours: SalientNetwork = ({ width, height, data }) =>
  Promise.resolve(
    mapPlane(createPlane(width, height), (_, i) =>
      Math.max(...GREY.map((v, c) => Math.abs((data[i * 4 + c] ?? 0) - v))) > 30 ? 0.9 : 0.02,
    ),
  );
const seesNothing: SalientNetwork = (part) => Promise.resolve(createPlane(part.width, part.height));
const seesAll: SalientNetwork = (part) =>
  Promise.resolve(mapPlane(createPlane(part.width, part.height), () => 0.9));

const strokeAt = (...xs: readonly number[]): Stroke => ({
  kind: 'keep',
  radius: 0.018,
  points: xs.map((x) => ({ x: x / WIDTH, y: 65 / HEIGHT })),
});
const under = (look: SalientNetwork, stroke: Stroke): Promise<Plane | null> =>
  lookUnder(look, photo, { stroke, alpha });

it('finds all of a thing of two colours under a stroke over one of them, and nothing of the cut', async () => {
  const seen = await under(seesColours, strokeAt(135, 165));
  const missed = mapPlane(alpha, (_, i) => (isIn(MISSED, i) ? 1 : 0));
  const [both, cut] = [missed, alpha].map(({ data }) =>
    data.reduce((sum, v, i) => sum + v * Number((seen?.data[i] ?? 0) > 0.5), 0),
  );
  expect((both ?? 0) / sumOf(missed)).toBeGreaterThan(0.95);
  expect(cut).toBe(0);
  expect(sumOf(seen ?? alpha)).toBeLessThan(sumOf(missed) * 1.05);
});

it('finds nothing where the network sees nothing, or all there is: that is the ground', async () => {
  expect(await under(seesNothing, strokeAt(135, 165))).toBeNull();
  expect(await under(seesAll, strokeAt(135, 165))).toBeNull();
});

it('finds nothing beside the stroke, nor under one that says what is so already', async () => {
  expect(await under(seesColours, strokeAt(200, 230))).toBeNull();
  let looks = 0;
  const counted: SalientNetwork = (part) => {
    looks++;
    return seesColours(part);
  };
  expect(await under(counted, strokeAt(40, 80))).toBeNull();
  expect(looks).toBe(0);
});
