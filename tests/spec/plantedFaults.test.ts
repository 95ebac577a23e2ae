import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inRoot } from '../../scripts/lib/places.ts';
import { FAULTS } from '../support/plantedFaults/faults.ts';

/** `npm run mutate:app` is slow and run by hand: this says at once when the code has moved away from it. */
it.each(FAULTS)('can still be planted: $says', ({ file, find, put }) => {
  const parts = readFileSync(inRoot(file), 'utf8').split(find);
  expect(parts).toHaveLength(2);
  expect(put).not.toBe(find);
});

it('are thirty at least', () => {
  expect(FAULTS.length).toBeGreaterThanOrEqual(30);
});
