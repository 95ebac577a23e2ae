import { BRUSHES } from '@lumashot/engine/cutout/strokes/brushes';
import { isFine, type Stroke } from '@lumashot/engine/cutout/strokes/strokes';
import { expect, it } from 'vitest';
import { nearOnly } from './nearOnly.ts';

const stroke = (kind: Stroke['kind'], radius: number = BRUSHES.normal): Stroke => ({
  kind,
  radius,
  points: [
    { x: 0.2, y: 0.4 },
    { x: 0.5, y: 0.4 },
  ],
});

it.each(['keep', 'remove'] as const)(
  'paints the last stroke finely that would %s a whole part',
  (kind) => {
    const [first, last] = [stroke('around'), stroke(kind)];
    const [before, finely, ...others] = nearOnly([first, last]) ?? [];
    expect(before).toBe(first);
    expect(others).toEqual([]);
    expect(finely).toEqual({ ...last, radius: expect.closeTo(BRUSHES.fine) });
    // Once is enough.
    expect(finely && isFine(finely) && nearOnly([finely])).toBeNull();
  },
);

it.each<{ what: string; strokes: readonly Stroke[] }>([
  { what: 'nothing', strokes: [] },
  { what: 'a fine stroke', strokes: [stroke('remove', BRUSHES.fine)] },
  { what: 'a suggested part', strokes: [{ ...stroke('remove'), isPart: true }] },
  { what: 'a loop', strokes: [stroke('keep'), stroke('around')] },
  { what: 'healing', strokes: [stroke('keep'), stroke('heal')] },
])('has nothing to narrow after $what', ({ strokes }) => {
  expect(nearOnly(strokes)).toBeNull();
});
