import { expect, it } from 'vitest';
import type { FineCopy } from './bandCut.ts';
import { BRUSHES } from '../strokes/brushes.ts';
import { seededRandom } from '../raster/seededRandom.ts';
import { cutNear } from './cutNear.ts';
import { linkWeights } from './grabCut.ts';
import { labOf } from '../raster/lab.ts';
import { createPlane, mapPlane, type Plane } from '../raster/plane.ts';
import { paintStrokes, type Stroke } from '../strokes/strokes.ts';

const SIZE = { width: 448, height: 300 };
type Rgb = readonly [number, number, number];
const WALL: Rgb = [120, 160, 185];
const WOOD: Rgb = [205, 195, 190];
/** Of the same colour as the floor: what is learnt from the whole photo takes it for that. */
const STEEL: Rgb = [112, 122, 132];
const RUNG = { top: 150, bottom: 154 } as const;
const SLOT = { left: 190, right: 230, top: 62, bottom: 66 } as const;

const isLeg = (x: number, y: number): boolean =>
  y > 80 && y < 260 && ((x > 150 && x < 170) || (x > 270 && x < 290));
const isSeat = (x: number, y: number): boolean => x > 140 && x < 300 && y > 45 && y <= 80;
const isSlot = (x: number, y: number): boolean =>
  x >= SLOT.left && x < SLOT.right && y >= SLOT.top && y < SLOT.bottom;
const isRung = (x: number, y: number): boolean =>
  x >= 170 && x <= 270 && y >= RUNG.top && y < RUNG.bottom;

/** A stool before a wall, with a steel rung between its legs and a slot in its seat. */
function stool(): FineCopy {
  const lot = seededRandom(3);
  const data = new Uint8ClampedArray(SIZE.width * SIZE.height * 4);
  for (let i = 0; i < SIZE.width * SIZE.height; i++) {
    const [x, y] = [i % SIZE.width, Math.floor(i / SIZE.width)];
    const isWood = (isSeat(x, y) && !isSlot(x, y)) || isLeg(x, y);
    const colour = isWood ? WOOD : isRung(x, y) || y > 264 ? STEEL : WALL;
    data.set([...colour.map((v) => v + 10 * (lot() - 0.5)), 255], i * 4);
  }
  const lab = labOf(data);
  return { lab, size: SIZE, linkWeight: linkWeights(lab, SIZE) };
}

const planeOf = (isIn: (x: number, y: number) => boolean): Plane =>
  mapPlane(createPlane(SIZE.width, SIZE.height), (_, i) =>
    isIn(i % SIZE.width, Math.floor(i / SIZE.width)) ? 1 : 0,
  );
/** As a network sees it: without the rung, and with the slot filled. */
const seen = planeOf((x, y) => isSeat(x, y) || isLeg(x, y));

const line = (kind: Stroke['kind'], y: number, from: number, to: number): Stroke => ({
  kind,
  radius: BRUSHES.fine,
  points: [from, to].map((x) => ({ x: (x + 0.5) / SIZE.width, y: (y + 0.5) / SIZE.height })),
});
const after = (strokes: readonly Stroke[], stroke: Stroke, mask = seen): Plane =>
  cutNear(stool(), { mask, hints: paintStrokes([...strokes, stroke], SIZE), stroke });

/** Pixels that differ from what should be there. */
const wrong = (cut: Plane, isIn: (x: number, y: number) => boolean): number => {
  const truth = planeOf(isIn).data;
  return cut.data.reduce((sum, v, i) => sum + (v === truth[i] ? 0 : 1), 0);
};

it('takes a rung from end to end, thinner than the brush, and nothing of the wall beside it', () => {
  const cut = after([], line('keep', 152, 178, 262));
  expect(wrong(cut, (x, y) => isSeat(x, y) || isLeg(x, y) || isRung(x, y))).toBeLessThan(20);
});

it('opens all of a slot that was painted in most of its length', () => {
  const cut = after([], line('remove', 64, 199, 221));
  const isWood = (x: number, y: number) => (isSeat(x, y) && !isSlot(x, y)) || isLeg(x, y);
  expect(wrong(cut, isWood)).toBeLessThan(12);
});

it('leaves what has the same colour some way on: a fine brush means what it was drawn over', () => {
  const cut = after([], line('remove', 64, 194, 204));
  const row = 64 * SIZE.width;
  expect(cut.data[row + 207]).toBe(0);
  expect(cut.data[row + 226]).toBe(1);
});

it('leaves what was painted before as it was', () => {
  const kept = line('keep', 120, 200, 206);
  const dot = paintStrokes([kept], SIZE).data;
  const withDot = mapPlane(seen, (v, i) => Math.max(v, dot[i] ?? 0));
  const cut = after([kept], line('remove', 126, 190, 216), withDot);
  expect(cut.data[120 * SIZE.width + 203]).toBe(1);
  expect(cut.data[126 * SIZE.width + 203]).toBe(0);
});

it('does not cut away what an earlier stroke has kept, though all of it is of one colour', () => {
  const kept = line('keep', 120, 200, 206);
  const dot = paintStrokes([kept], SIZE).data;
  const withDot = mapPlane(seen, (v, i) => Math.max(v, dot[i] ?? 0));
  const cut = after([kept], line('remove', 123, 190, 216), withDot);
  expect(cut.data[119 * SIZE.width + 203]).toBe(1);
});

it('changes nothing out of its reach', () => {
  const cut = after([], line('keep', 152, 178, 262));
  const far = cut.data.findIndex((v, i) => v !== seen.data[i] && Math.floor(i / SIZE.width) > 185);
  expect(far).toBe(-1);
});
