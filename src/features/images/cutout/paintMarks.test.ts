import { expect, it } from 'vitest';
import { discsOf, type Mark } from './paintMarks.ts';

const mark = (x: number, y: number, number: number): Mark => ({
  number,
  stroke: {
    kind: 'remove',
    points: [
      { x, y },
      { x, y },
    ],
    radius: 0.001,
    isPart: true,
  },
});
const ROOM = { width: 400, height: 300, radius: 11 };

it('puts the number of a part above it', () => {
  expect(discsOf([mark(0.5, 0.5, 1)], ROOM)).toEqual([{ x: 200, y: 150 - 1.4 * 11 }]);
});

it('keeps numbers within the photo', () => {
  for (const at of [mark(0, 0, 1), mark(1, 1, 2)])
    for (const { x, y } of discsOf([at], ROOM)) {
      expect(Math.abs(x - 200)).toBeLessThanOrEqual(200 - 11);
      expect(Math.abs(y - 150)).toBeLessThanOrEqual(150 - 11);
    }
});

it.each([
  ['in the middle', 0.5, 0.5],
  ['in a corner', 0.01, 0.99],
])('lets no number cover another: six parts at one place, %s', (_, x, y) => {
  const discs = discsOf(
    [1, 2, 3, 4, 5, 6].map((number) => mark(x, y, number)),
    ROOM,
  );
  expect(discs).toHaveLength(6);
  discs.forEach((one, n) =>
    discs
      .slice(n + 1)
      .forEach((other) => expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(22)),
  );
});
