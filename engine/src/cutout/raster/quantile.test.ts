import { expect, it } from 'vitest';
import { quantile } from './quantile.ts';
import { seededRandom } from './seededRandom.ts';

it('is what stands there when all are sorted, however many are alike', () => {
  const chance = seededRandom(7);
  for (let length = 0; length < 60; length++)
    for (const steps of [1, 3, 1000]) {
      const values = Array.from({ length }, () => Math.floor(chance() * steps) / steps);
      const sorted = values.toSorted((one, other) => one - other);
      for (const share of [0, 0.25, 0.5, 0.95, 1])
        expect(quantile(values, share)).toBe(sorted[Math.floor(length * share)] ?? 0);
    }
});

it('leaves the values in their order', () => {
  const values = [3, 1, 2];
  expect([quantile(values, 0.5), values]).toEqual([2, [3, 1, 2]]);
});
