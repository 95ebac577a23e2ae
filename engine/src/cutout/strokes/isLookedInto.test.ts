import { expect, it } from 'vitest';
import { BRUSHES } from './brushes.ts';
import { isLookedInto } from './isLookedInto.ts';

const points = [{ x: 0.5, y: 0.5 }];

it('looks into loops and under wide strokes that keep or remove, not under a suggested part or a fine brush', () => {
  expect(isLookedInto({ kind: 'around', radius: BRUSHES.fine, points })).toBe(true);
  for (const kind of ['keep', 'remove'] as const) {
    expect(isLookedInto({ kind, radius: BRUSHES.normal, points })).toBe(true);
    expect(isLookedInto({ kind, radius: BRUSHES.normal, points, isPart: true })).toBe(false);
    expect(isLookedInto({ kind, radius: BRUSHES.fine, points })).toBe(false);
  }
  for (const kind of ['heal', 'glass', 'trace'] as const)
    expect(isLookedInto({ kind, radius: BRUSHES.normal, points })).toBe(false);
});
