import { expect, it } from 'vitest';
import { withOpening } from './openings.ts';
import type { Pixels } from '../raster/pixels.ts';
import { createPlane, mapPlane, type Plane } from '../raster/plane.ts';

const SIDE = 200;
const PAPER = [228, 226, 222] as const;
const SHADOW = [190, 188, 185] as const;
const BEADS = [30, 30, 34] as const;

type At = (fromMiddle: number, x: number, y: number) => number;

const planeOf = (valueAt: At): Plane =>
  mapPlane(createPlane(SIDE, SIDE), (_, i) => valueAt(far(i), i % SIDE, Math.floor(i / SIDE)));

const far = (i: number): number => Math.hypot((i % SIDE) - 100, Math.floor(i / SIDE) - 100);

/** A black ring on paper, with its shadow in it. */
const ring: Pixels = {
  data: Uint8ClampedArray.from(
    Array.from({ length: SIDE * SIDE }, (_, i) => {
      if (far(i) < 60 && far(i) >= 44) return [...BEADS, 255];
      return [...(far(i) < 44 && far(i) > 36 ? SHADOW : PAPER), 255];
    }).flat(),
  ),
  width: SIDE,
  height: SIDE,
};
const filled = planeOf((r) => (r < 60 ? 1 : 0));
const open = planeOf((r) => (r < 60 && r >= 42 ? 1 : 0));

it('opens a ring that one look has filled and another has seen through, with the shadow in it', () => {
  const { data } = withOpening(ring, { plane: filled, least: open });
  expect(data[100 * SIDE + 100]).toBe(0);
  expect(data[100 * SIDE + 139]).toBe(0);
  expect(data[100 * SIDE + 150]).toBe(1);
});

it('leaves what all looks have seen: the face of a clock', () => {
  expect(withOpening(ring, { plane: filled, least: filled })).toBe(filled);
});

it('leaves what has another colour than the backdrop, though a look has missed it', () => {
  const face: Pixels = { ...ring, data: ring.data.slice() };
  for (let i = 0; i < SIDE * SIDE; i++) if (far(i) < 44) face.data.set([200, 120, 40, 255], i * 4);
  expect(withOpening(face, { plane: filled, least: open })).toBe(filled);
});

it('leaves what is enclosed beside the middle: the mirror of a compact', () => {
  const wide = planeOf((r, x, y) => (r < 60 || (r < 99 && x > 100 && y > 100) ? 1 : 0));
  expect(withOpening(ring, { plane: wide, least: open })).toBe(wide);
});
