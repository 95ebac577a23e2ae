import { assert, array, integer, property, record } from 'fast-check';
import { expect, it } from 'vitest';
import { FAMILY_MOST, familyOrder } from './family.ts';
import { LIBRARY_TYPES } from './item.ts';
import { testImage } from './testItems.ts';

const member = (id: string, parent: string | null, at = 0) => ({
  id,
  item: LIBRARY_TYPES['text-to-image'].item.parse(
    testImage({ original_image_id: parent, created_at: new Date(at), family_id: 'root' }),
  ),
});
const numbers = (rows: readonly ReturnType<typeof member>[]) =>
  familyOrder('root', rows).map(({ id, number, row }) => [number, row === null ? null : id]);

it('puts each child under its parent, the oldest first', () => {
  expect(
    numbers([
      member('c', 'root', 3),
      member('a', 'root', 1),
      member('a2', 'a', 5),
      member('a1', 'a', 4),
      member('root', null),
      member('a11', 'a1', 6),
    ]),
  ).toEqual([
    ['01', 'root'],
    ['01A', 'a'],
    ['01A-1', 'a1'],
    ['01A-1-1', 'a11'],
    ['01A-2', 'a2'],
    ['01B', 'c'],
  ]);
});

it('keeps the place of what was deleted', () => {
  expect(numbers([member('a1', 'a', 2), member('b', 'root', 3)])).toEqual([
    ['01', null],
    ['01A', null],
    ['01A-1', 'a1'],
    ['01B', 'b'],
  ]);
});

it('goes on with letters beyond the alphabet', () => {
  const rows = Array.from({ length: 28 }, (_, at) => member(`m${at}`, 'root', at));
  expect(numbers([member('root', null), ...rows]).slice(-2)).toEqual([
    ['01AA', 'm26'],
    ['01AB', 'm27'],
  ]);
});

it('shows each of any rows once, whatever their documents say, and at most so many', () => {
  const ids = integer({ min: 0, max: 12 });
  const forged = array(record({ id: ids, parent: ids, at: integer({ min: 0, max: 9 }) }), {
    maxLength: 40,
  });
  assert(
    property(forged, (rows) => {
      const members = rows.map(({ id, parent, at }) => member(`m${id}`, `m${parent}`, at));
      const shown = familyOrder('root', members);
      const own = shown.flatMap(({ id, row }) => (row === null ? [] : [id]));
      expect(own.toSorted()).toEqual([...new Set(members.map(({ id }) => id))].toSorted());
      expect(new Set(shown.map(({ number }) => number)).size).toBe(shown.length);
      expect(new Set(shown.map(({ id }) => id)).size).toBe(shown.length);
    }),
  );
  const many = Array.from({ length: 300 }, (_, at) => member(`m${at}`, `m${at - 1}`, at));
  expect(familyOrder('m0', many)).toHaveLength(FAMILY_MOST);
});
