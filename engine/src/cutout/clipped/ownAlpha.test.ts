import { expect, it } from 'vitest';
import { ownAlpha } from './ownAlpha.ts';
import type { Pixels } from '../raster/pixels.ts';

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
    // Its edge was drawn soft.
    if (isIn(x, y, 59, 141)) return [190, 40, 30, 128];
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

it('is even where it was cut out by whole pixels, without what is left of a white ground', () => {
  const WHITISH: Rgba = [246, 240, 240, 255];
  const far = (x: number, y: number): number => Math.hypot(x - 100, y - 100);
  // Every third pixel of the rim is one that the wand has left.
  const disc = drawn((x, y) =>
    far(x, y) < 60 ? RED : far(x, y) < 61.5 && (x + y) % 3 === 0 ? WHITISH : CLEAR,
  );
  const alpha = ownAlpha(disc);
  const around = (radius: number): readonly number[] =>
    Array.from({ length: 360 }, (_, n) => {
      const [x, y] = [n, n].map((degrees, at) =>
        Math.round(100 + radius * Math.sin((degrees * Math.PI) / 180 + (at * Math.PI) / 2)),
      );
      return alpha?.data[(y ?? 0) * SIDE + (x ?? 0)] ?? Number.NaN;
    });
  expect(Math.max(...around(62))).toBeLessThan(0.2);
  expect(Math.min(...around(57))).toBeGreaterThan(0.9);
  expect(around(60).filter((v) => v > 0.05 && v < 0.95).length).toBeGreaterThan(90);
});

it('keeps all of a pale thing that was cut out by whole pixels', () => {
  const PALE: Rgba = [248, 248, 250, 255];
  // Lit along its edge, it is as white there as its ground was.
  const photo = drawn((x, y) =>
    isIn(x, y, 63, 137) ? PALE : isIn(x, y, 60, 140) ? [255, 255, 255, 255] : CLEAR,
  );
  expect(alphaAt(photo, 62, 100)).toBe(1);
  expect(alphaAt(photo, 60, 100)).toBeGreaterThan(0.4);
  expect(alphaAt(photo, 59, 100)).toBeLessThan(0.4);
});

it('has no shadow that a wand has left below the product', () => {
  const photo = drawn((x, y) => {
    if (isIn(x, y, 40, 140)) return RED;
    // It fades from the box's foot; the wand has taken what is lighter than 216.
    const far = Math.hypot(Math.max(0, 60 - x, x - 120), y - 140);
    const light = 150 + Math.floor(far) * 6;
    return y >= 140 && light <= 216 ? [light, light, light, 255] : CLEAR;
  });
  expect(alphaAt(photo, 100, 146)).toBe(0);
  expect(alphaAt(photo, 100, 134)).toBe(1);
});

it('has no dot of a white ground beside its smooth edge', () => {
  const photo = drawn((x, y) => {
    if (isIn(x, y, 170, 171)) return [240, 240, 240, 255];
    return isIn(x, y, 60, 140) ? RED : isIn(x, y, 58, 142) ? [190, 40, 30, 128] : CLEAR;
  });
  expect(alphaAt(photo, 170, 170)).toBe(0);
  expect(alphaAt(photo, 59, 100)).toBeCloseTo(0.5, 2);
});

it('is none of a photo that has a background, or nothing but clear pixels', () => {
  expect(ownAlpha(drawn(() => RED))).toBeNull();
  expect(ownAlpha(drawn((x) => (x === 0 ? CLEAR : RED)))).toBeNull();
  expect(ownAlpha(drawn(() => CLEAR))).toBeNull();
});
