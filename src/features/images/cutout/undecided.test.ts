import { createPlane, mapPlane, type Plane } from '@lumashot/engine/cutout/raster/plane';
import type { Stroke } from '@lumashot/engine/cutout/strokes/strokes';
import { expect, it } from 'vitest';
import type { Step } from './steps.ts';
import { undecided } from './undecided.ts';

const SIDE = 20;
/** 1 in some of its columns. */
const columns = (from: number, to: number): Plane =>
  mapPlane(createPlane(SIDE, SIDE), (_, i) => (i % SIDE >= from && i % SIDE < to ? 1 : 0));
/** A suggested part in some columns, of rows 5 to 8. */
const part = (kind: 'keep' | 'remove', from: number, to: number): Stroke => ({
  kind,
  radius: 0.01,
  isPart: true,
  points: [5, 6, 7, 8].flatMap((row) =>
    [from, to - 1].map((x) => ({ x: (x + 0.5) / SIDE, y: (row + 0.5) / SIDE })),
  ),
});
const stroke = (kind: Stroke['kind']): Stroke => ({
  kind,
  radius: 0.02,
  points: [{ x: 0.5, y: 0.5 }],
});
const REMOVED: Step = { strokes: [stroke('remove')], alpha: columns(0, 10) };
const ALL: Step = { strokes: [], alpha: columns(0, 20) };

it('asks nobody to keep what a stroke has just removed', () => {
  const elsewhere = part('remove', 0, 5);
  const doubts = [part('keep', 11, 19), elsewhere];
  expect(undecided(doubts, [ALL, REMOVED])).toEqual([elsewhere]);
});

it('asks nobody to remove what a stroke has just kept', () => {
  const kept: Step = { strokes: [stroke('keep')], alpha: columns(0, 20) };
  const before: Step = { strokes: [], alpha: columns(0, 10) };
  expect(undecided([part('remove', 11, 19)], [before, kept])).toEqual([]);
  // It was there before.
  const old = part('remove', 1, 9);
  expect(undecided([old], [before, kept])).toEqual([old]);
});

it('asks of a part of which strokes have changed little', () => {
  const mostly = part('keep', 7, 13);
  const before: Step = { strokes: [], alpha: columns(0, 12) };
  expect(undecided([mostly], [before, REMOVED])).toEqual([mostly]);
});

it('counts from a loop and from a traced line on, and asks of all where it is not known from where', () => {
  const missing = [part('keep', 11, 19)];
  for (const kind of ['around', 'trace'] as const) {
    const begun: Step = { strokes: [stroke(kind)], alpha: columns(0, 20) };
    const after: Step = { strokes: [stroke(kind), stroke('remove')], alpha: columns(0, 10) };
    expect(undecided(missing, [begun])).toEqual(missing);
    expect(undecided(missing, [begun, after])).toEqual([]);
    expect(undecided(missing, [after])).toEqual(missing);
  }
  expect(undecided(missing, [])).toEqual(missing);
});
