import { expect, it } from 'vitest';
import { ownAlpha } from './ownAlpha.ts';
import type { Pixels } from './pixels.ts';

const SIDE = 200;
type Rgba = readonly [number, number, number, number];
const CLEAR: Rgba = [0, 0, 0, 0];
const RED: Rgba = [190, 40, 30, 255];

function drawn(at: (x: number, y: number) => Rgba): Pixels {
  const data = new Uint8ClampedArray(SIDE * SIDE * 4);
  for (let y = 0; y < SIDE; y++)
    for (let x = 0; x < SIDE; x++) data.set(at(x, y), (y * SIDE + x) * 4);
  return { data, width: SIDE, height: SIDE };
}

const alphaAt = (photo: Pixels, x: number, y: number): number =>
  ownAlpha(photo)?.data[y * SIDE + x] ?? Number.NaN;

const isIn = (x: number, y: number, from: number, to: number): boolean =>
  x >= from && x < to && y >= from && y < to;

it('is what the photo says, to its smooth edge', () => {
  const photo = drawn((x, y) =>
    isIn(x, y, 60, 140) ? RED : isIn(x, y, 59, 141) ? [190, 40, 30, 128] : CLEAR,
  );
  expect([alphaAt(photo, 100, 100), alphaAt(photo, 5, 5)]).toEqual([1, 0]);
  expect(alphaAt(photo, 59, 100)).toBeCloseTo(0.5, 2);
});

it('has no shadow that was drawn under the product, which stays whole', () => {
  const photo = drawn((x, y) => {
    if (isIn(x, y, 60, 140)) return RED;
    return y >= 130 && y < 160 && x > 40 && x < 160 ? [0, 0, 0, 90] : CLEAR;
  });
  expect(alphaAt(photo, 100, 150)).toBe(0);
  expect(alphaAt(photo, 50, 135)).toBe(0);
  expect(alphaAt(photo, 100, 135)).toBe(1);
});

it('keeps a dark lens within its frame, and what is pale and coloured', () => {
  const lens = drawn((x, y) =>
    isIn(x, y, 80, 120) ? [10, 10, 12, 120] : isIn(x, y, 60, 140) ? RED : CLEAR,
  );
  expect(alphaAt(lens, 100, 100)).toBeCloseTo(120 / 255, 2);
  const veil = drawn((x, y) => (isIn(x, y, 60, 140) ? [200, 120, 160, 120] : CLEAR));
  expect(alphaAt(veil, 100, 100)).toBeCloseTo(120 / 255, 2);
});

it('is none of a photo that has a background, or nothing but clear pixels', () => {
  expect(ownAlpha(drawn(() => RED))).toBeNull();
  expect(ownAlpha(drawn((x) => (x === 0 ? CLEAR : RED)))).toBeNull();
  expect(ownAlpha(drawn(() => CLEAR))).toBeNull();
});
