import { expect, it } from 'vitest';
import { seededRandom } from '../raster/seededRandom.ts';
import { FAR, squaredDistances } from './distances.ts';
import { binaryMaskOf } from './binaryMask.ts';

const SIZE = { width: 23, height: 17 };

it.each([0.02, 0.5, 0.98])(
  'is the least of the distances to all marks: %d of all pixels',
  (share) => {
    const chance = seededRandom(5);
    const marks = binaryMaskOf(SIZE, () => chance() < share);
    for (const to of [0, 1] as const) {
      const places = [...marks.data.keys()].filter((at) => marks.data[at] === to);
      const column = (at: number): number => at % SIZE.width;
      const row = (at: number): number => Math.floor(at / SIZE.width);
      const least = (at: number): number =>
        Math.min(...places.map((i) => (column(i) - column(at)) ** 2 + (row(i) - row(at)) ** 2));
      expect([...squaredDistances(marks, to)]).toEqual([...marks.data.keys()].map(least));
    }
  },
);

it('is further than any picture is wide where nothing is marked', () => {
  const none = binaryMaskOf(SIZE, () => false);
  expect(squaredDistances(none, 1).every((far) => far === FAR)).toBe(true);
});
