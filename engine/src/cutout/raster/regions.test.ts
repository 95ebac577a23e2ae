import { expect, it } from 'vitest';
import { maskOfRegions, regionsOf } from './regions.ts';
import type { Plane } from './plane.ts';

/** A mask drawn in characters: `#` is inside. */
function drawn(...rows: readonly string[]): Plane {
  const marks = rows.join('');
  const data = Float32Array.from(marks, (mark) => (mark === '#' ? 1 : 0));
  return { data, width: rows[0]?.length ?? 0, height: rows.length };
}
const parts = (plane: Plane) => regionsOf(plane, (v) => v === 1);

it('follows a part in all four directions, and not across a corner', () => {
  const spiral = drawn(
    '.........',
    '.#######.',
    '.......#.',
    '.#####.#.',
    '.#.#.#.#.',
    '.#...#.#.',
    '.#####.#.',
    '......#..',
    '.........',
  );
  expect(parts(spiral).map(({ pixels }) => pixels.length)).toEqual([15, 12, 1]);
});

it('goes up again where a part does', () => {
  expect(parts(drawn('#.#', '#.#', '###'))).toHaveLength(1);
});

it('lists the largest part first, and all pixels of each', () => {
  const [large, small] = parts(drawn('#..', '..#', '.##'));
  expect([...(large?.pixels ?? [])].toSorted((a, b) => a - b)).toEqual([5, 7, 8]);
  expect([...(small?.pixels ?? [])]).toEqual([0]);
});

it.each([
  ['left', ['....', '#...', '....']],
  ['right', ['....', '...#', '....']],
  ['top', ['.#..', '....', '....']],
  ['bottom', ['....', '....', '.#..']],
])('knows that a part reaches the %s border', (_side, rows) => {
  expect(parts(drawn(...rows)).map(({ touchesBorder }) => touchesBorder)).toEqual([true]);
  expect(parts(drawn('....', '.#..', '....')).map(({ touchesBorder }) => touchesBorder)).toEqual([
    false,
  ]);
});

it('does not go on from the end of a row to the beginning of the next, nor back', () => {
  expect(parts(drawn('..#', '#..'))).toHaveLength(2);
  expect(parts(drawn('#.#', '#..'))).toHaveLength(2);
});

it('gives a mask of the parts that are asked for', () => {
  const plane = drawn('##.', '..#', '#..');
  const [first] = parts(plane);
  expect(maskOfRegions(plane, first === undefined ? [] : [first])).toEqual(
    drawn('##.', '...', '...'),
  );
});
