import { expect, it } from 'vitest';
import { openCut } from '../cutSession.ts';
import type { Pixels } from '../raster/pixels.ts';
import { createPlane, mapPlane } from '../raster/plane.ts';
import type { Stroke } from './strokes.ts';

const SIDE = 400;
type Rgb = readonly [number, number, number];
const PAPER: Rgb = [246, 246, 246];
const BODY: Rgb = [40, 44, 50];
const BAR: Rgb = [150, 110, 70];

const isIn = (x: number, y: number, from: number, to: number): boolean =>
  x >= from && x < to && y >= from && y < to;
const isBar = (x: number, y: number): boolean => y >= 196 && y < 204 && isIn(x, 200, 130, 270);

/** A dark frame before paper: what it frames is as white as the paper, with a bar across it where one is asked for. */
function frame({ hasBar = false } = {}): Pixels {
  const data = new Uint8ClampedArray(SIDE * SIDE * 4);
  for (let y = 0; y < SIDE; y++)
    for (let x = 0; x < SIDE; x++) {
      const isFrame = isIn(x, y, 100, 300) && !isIn(x, y, 130, 270);
      const colour = hasBar && isBar(x, y) ? BAR : isFrame ? BODY : PAPER;
      data.set([...colour, 255], (y * SIDE + x) * 4);
    }
  return { data, width: SIDE, height: SIDE };
}

/** Taken for open, as a fit of the paper takes it. */
const shown = {
  alpha: mapPlane(createPlane(SIDE, SIDE), (_, i) => {
    const [x, y] = [i % SIDE, Math.floor(i / SIDE)];
    return isIn(x, y, 100, 300) && !isIn(x, y, 130, 270) ? 1 : 0;
  }),
  healed: null,
  glass: null,
};

const line = (kind: Stroke['kind'], y: number, from = 150, to = 250): Stroke => ({
  kind,
  radius: 0.01,
  points: [from, to].map((x) => ({ x: x / SIDE, y: y / SIDE })),
});

const after = (photo: Pixels, ...strokes: Stroke[]) => {
  const { alpha } = openCut(photo, { shown }).mend(strokes);
  return (x: number, y: number): number => alpha.data[y * SIDE + x] ?? 0;
};

it('is all of a hole of one colour: a white screen before white paper', () => {
  const at = after(frame(), line('keep', 200));
  expect([at(200, 200), at(140, 140), at(260, 260), at(200, 120)]).toEqual([1, 1, 1, 1]);
  expect(at(50, 50)).toBe(0);
});

it('is none where the brush has another colour than the hole: a bar across a gap', () => {
  const at = after(frame({ hasBar: true }), line('keep', 200));
  expect(at(200, 200)).toBe(1);
  expect([at(200, 150), at(200, 250)]).toEqual([0, 0]);
});

it('is none where somebody has painted a part of it away', () => {
  const at = after(frame(), line('remove', 150), line('keep', 200));
  expect([at(200, 200), at(200, 150), at(140, 260)]).toEqual([1, 0, 0]);
});
