import { createPlane, mapPlane, sumOf, type Plane } from '@lumashot/engine/cutout/raster/plane';
import type { Stroke } from '@lumashot/engine/cutout/strokes/strokes';
import { expect, it } from 'vitest';
import { basisOf, looksAt, stepOf, stepsTo, takenIn, type Step } from './steps.ts';

const SIDE = 20;
/** 1 in some of its columns. */
const columns = (from: number, to: number): Plane =>
  mapPlane(createPlane(SIDE, SIDE), (_, i) => (i % SIDE >= from && i % SIDE < to ? 1 : 0));
const stroke = (kind: Stroke['kind'], x = 0.5): Stroke => ({
  kind,
  radius: 0.02,
  points: [{ x, y: 0.5 }],
});
const step = (strokes: readonly Stroke[], to: number): Step => ({ strokes, alpha: columns(0, to) });

const [ONE, OTHER] = [stroke('remove'), stroke('remove', 0.8)];
const FIRST = step([], 20);
const SECOND = step([ONE], 15);
const THIRD = step([ONE, OTHER], 10);

it('goes on from step to step', () => {
  const steps = stepsTo(THIRD, stepsTo(SECOND, stepsTo(FIRST, [])));
  expect(steps).toEqual([FIRST, SECOND, THIRD]);
  expect(basisOf(steps)).toBe(FIRST);
});

it('shows a stroke anew in place of how it was shown, and forgets what was undone', () => {
  const seen = step([ONE, OTHER], 12);
  expect(stepsTo(seen, [FIRST, SECOND, THIRD])).toEqual([FIRST, SECOND, seen]);
  expect(stepsTo(SECOND, [FIRST, SECOND, THIRD])).toEqual([FIRST, SECOND]);
  const instead = step([OTHER], 10);
  expect(stepsTo(instead, [FIRST, SECOND])).toEqual([FIRST, instead]);
  expect(stepsTo(FIRST, [FIRST, SECOND])).toEqual([FIRST]);
});

it('begins anew with a loop and with a traced line', () => {
  for (const kind of ['around', 'trace'] as const) {
    const begun = step([ONE, stroke(kind)], 18);
    const after = step([ONE, stroke(kind), OTHER], 10);
    const steps = stepsTo(after, stepsTo(begun, [FIRST, SECOND]));
    expect(steps).toEqual([begun, after]);
    expect(basisOf(steps)).toBe(begun);
    // The cut before the loop is not kept.
    const undone = stepsTo(SECOND, steps);
    expect(undone).toEqual([SECOND]);
    expect(basisOf(undone)).toBeNull();
  }
});

it('tells what strokes have taken, not what was there only in a step that was undone', () => {
  const taken = takenIn([FIRST, SECOND, THIRD]);
  expect(taken && [...taken.data]).toEqual([...columns(10, 20).data]);
  expect(takenIn([FIRST])).toBeNull();
  expect(takenIn([])).toBeNull();
  // Kept again.
  const kept = takenIn([FIRST, SECOND, step([ONE, stroke('keep')], 18)]);
  expect(kept && sumOf(kept)).toBe(2 * SIDE);
  const undone = stepsTo(step([OTHER], 15), [step([], 15), step([stroke('keep')], 20)]);
  expect(sumOf(takenIn(undone) ?? createPlane(1, 1))).toBe(0);
});

it('knows what a network has seen: of the photo, then within the last loop, and nothing after a traced line', () => {
  const ofPhoto = { plane: columns(0, 20), least: null };
  const within = { salience: columns(5, 15), thing: null };
  const [loop, trace] = [stroke('around'), stroke('trace')];
  const looped = stepOf([loop], columns(5, 15), within);
  const kept = stepOf([loop, stroke('keep')], columns(5, 18), {
    ...within,
    salience: columns(15, 18),
  });
  const traced = stepOf([loop, trace], columns(5, 15), null);
  expect(looksAt([FIRST, SECOND], ofPhoto)).toBe(ofPhoto);
  for (const steps of [[looped], [looped, kept]])
    expect(looksAt(steps, ofPhoto)?.plane).toEqual(within.salience);
  expect(looksAt([stepOf([loop], columns(5, 15), null)], ofPhoto)).toBeNull();
  expect(looksAt([traced], ofPhoto)).toBeNull();
  // After an undo of which the loop's look is not kept.
  expect(looksAt([kept], ofPhoto)).toBeNull();
});

it('keeps steps at the size at which cuts are checked', () => {
  const { alpha } = stepOf([], createPlane(1024, 512), null);
  expect(alpha).toMatchObject({ width: 448, height: 224 });
});
