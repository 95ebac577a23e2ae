import { expect, it } from 'vitest';
import { withoutPaleSpecks } from './paleSpecks.ts';
import type { Pixels } from '../raster/pixels.ts';
import { createPlane, mapPlane } from '../raster/plane.ts';

const SIDE = 200;
type Rgb = readonly [number, number, number];

/** A black square of 150 by 150, and a square of `side` by itself beside it. */
function speckLeft(colour: Rgb, { side = 2, alpha = 1 } = {}): boolean {
  const isSpeck = (x: number, y: number): boolean =>
    x >= 180 && x < 180 + side && y >= 100 && y < 100 + side;
  const shape = mapPlane(createPlane(SIDE, SIDE), (_, i) => {
    const [x, y] = [i % SIDE, Math.floor(i / SIDE)];
    return isSpeck(x, y) ? alpha : x < 150 && y < 150 ? 1 : 0;
  });
  const data = new Uint8ClampedArray(SIDE * SIDE * 4);
  shape.data.forEach((a, i) => {
    const [x, y] = [i % SIDE, Math.floor(i / SIDE)];
    data.set([...(isSpeck(x, y) ? colour : [0, 0, 0]), a * 255], i * 4);
  });
  const photo: Pixels = { data, width: SIDE, height: SIDE };
  const left = withoutPaleSpecks(photo, shape);
  expect(left.data[75 * SIDE + 75]).toBe(1);
  return (left.data[100 * SIDE + 180] ?? 0) > 0;
}

it('leaves no dot of a white ground beside the product', () => {
  expect(speckLeft([250, 250, 252])).toBe(false);
  expect(speckLeft([221, 221, 221])).toBe(false);
  expect(speckLeft([240, 240, 240], { alpha: 0.6 })).toBe(false);
});

it('keeps what is larger, darker, coloured or hardly there', () => {
  expect(speckLeft([250, 250, 252], { side: 3 })).toBe(true);
  expect(speckLeft([180, 180, 180])).toBe(true);
  expect(speckLeft([250, 240, 205])).toBe(true);
  expect(speckLeft([250, 250, 250], { alpha: 0.2 })).toBe(true);
});
