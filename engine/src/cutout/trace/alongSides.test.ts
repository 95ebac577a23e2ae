import { expect, it } from 'vitest';
import { createPlane, mapPlane } from '../raster/plane.ts';
import { withinLoop } from '../strokes/loop.ts';
import { alongSides } from './alongSides.ts';
import type { TracedPoint } from './traceEdge.ts';

/** A photo of 400 by 400 pixels, a mask of half that, and a box from a quarter to three quarters of both. */
const SIDE = 400;
const half = createPlane(SIDE / 2, SIDE / 2);
const isIn = (share: number): boolean => share >= 0.25 && share < 0.75;

/** A point every pixel of the mask around the box, clockwise or not. */
const boxLine = (isStraight: boolean): readonly TracedPoint[] =>
  Array.from({ length: 400 }, (_, n) => {
    const along = (n % 100) / 200;
    const [x, y] = [
      [0.25 + along, 0.25],
      [0.75, 0.25 + along],
      [0.75 - along, 0.75],
      [0.25, 0.75 - along],
    ][Math.floor(n / 100)] ?? [0, 0];
    return { x: x ?? 0, y: y ?? 0, sure: 1, isStraight };
  });

const line = boxLine(true);
const mask = withinLoop(line, half);
/** The box as a small copy has it: its corners are round. */
const round = mapPlane(createPlane(SIDE, SIDE), (_, i) => {
  const [x, y] = [i % SIDE, Math.floor(i / SIDE)];
  if (!isIn(x / SIDE) || !isIn(y / SIDE)) return 0;
  const [u, v] = [Math.max(0, Math.abs(x - 199.5) - 92), Math.max(0, Math.abs(y - 199.5) - 92)];
  return Math.hypot(u, v) <= 8 ? 1 : 0;
});
const at = ({ data }: { readonly data: Float32Array }, x: number, y: number): number =>
  data[y * SIDE + x] ?? 0;

it('has corners to the pixel', () => {
  for (const [drawn, later] of [
    [line, mask],
    [line.toReversed(), null],
  ] as const) {
    const alpha = alongSides(round, drawn, later);
    expect(at(round, 101, 101)).toBe(0);
    expect(at(alpha, 101, 101)).toBe(1);
    expect(at(alpha, 298, 298)).toBe(1);
    expect(at(alpha, 98, 98)).toBe(0);
    expect(at(alpha, 301, 200)).toBe(0);
    expect(at(alpha, 200, 200)).toBe(1);
  }
});

it('leaves what is no straight side', () => {
  expect(alongSides(round, boxLine(false), mask)).toBe(round);
});

it('leaves what strokes have changed since', () => {
  const bitten = mapPlane(mask, (v, i) => (i % 200 > 130 && i / 200 > 130 ? 0 : v));
  const alpha = alongSides(round, line, bitten);
  expect(at(alpha, 298, 298)).toBe(0);
  expect(at(alpha, 101, 101)).toBe(1);
});
