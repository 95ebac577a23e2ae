import { expect, it } from 'vitest';
import { packMask, unpackMask } from './mask.ts';
import { shrinkPixels } from './raster/pixels.ts';
import { createPlane, type Plane } from './raster/plane.ts';

const SIDE = 64;
const planeOf = (value: (x: number, y: number) => number): Plane => {
  const plane = createPlane(SIDE, SIDE);
  for (let at = 0; at < plane.data.length; at++)
    plane.data[at] = value(at % SIDE, Math.floor(at / SIDE));
  return plane;
};
/** Soft from left to right, so that every grey is in it. */
const soft = planeOf((x) => x / (SIDE - 1));
const lower = planeOf((_, y) => (y > 40 ? 1 : 0));
const right = planeOf((x) => (x > 20 ? 1 : 0));
const greatest = (one: Plane, other: Plane): number =>
  one.data.reduce((most, v, at) => Math.max(most, Math.abs(v - (other.data[at] ?? 0))), 0);

it('comes back as it was packed, soft edges and all', () => {
  const back = unpackMask(packMask({ alpha: soft, healed: lower, glass: right }));
  expect(greatest(back.alpha, soft)).toBeLessThan(1 / 255);
  expect(back.healed?.data).toEqual(lower.data);
  expect(back.glass?.data).toEqual(right.data);
});

it('has each of its parts without the other', () => {
  const healed = unpackMask(packMask({ alpha: soft, healed: lower, glass: null }));
  expect([healed.healed?.data, healed.glass]).toEqual([lower.data, null]);
  const clear = unpackMask(packMask({ alpha: soft, healed: null, glass: right }));
  expect([clear.healed, clear.glass?.data]).toEqual([null, right.data]);
});

it('has no parts in a mask from before, which is grey all over', () => {
  const { data, width, height } = packMask({ alpha: soft, healed: null, glass: null });
  for (let at = 0; at < data.length; at += 4)
    expect([data[at + 1], data[at + 2], data[at + 3]]).toEqual([data[at], data[at], 255]);
  expect(unpackMask({ data, width, height })).toMatchObject({ healed: null, glass: null });
});

it('keeps all of them apart at another size, where the pixels are mixed', () => {
  const half = SIDE / 2;
  const small = shrinkPixels(packMask({ alpha: soft, healed: lower, glass: right }), {
    width: half,
    height: half,
  });
  const { alpha, healed, glass } = unpackMask(small);
  // The row in the middle of the border may go to either side.
  for (const [row, value] of [
    [18, 0],
    [22, 1],
  ] as const)
    for (let x = 0; x < half; x++) expect(healed?.data[row * half + x]).toBe(value);
  for (const [column, value] of [
    [9, 0],
    [11, 1],
  ] as const)
    for (let y = 0; y < half; y++) expect(glass?.data[y * half + column]).toBe(value);
  for (let x = 1; x < half - 1; x++)
    expect(alpha.data[10 * half + x]).toBeCloseTo((2 * x + 0.5) / (SIDE - 1), 1);
});
