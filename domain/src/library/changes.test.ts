import { expect, it } from 'vitest';
import { itemKeyOf, libraryChangeSchema, parseItemKey } from './changes.ts';

const DAY = new Date('2026-11-21T10:20:30.456Z');

it('names an item, and reads the name', () => {
  const key = { type: 'text-to-image', id: 'a/b' } as const;
  expect(itemKeyOf(key)).toBe('text-to-image/a/b');
  expect(parseItemKey('text-to-image/a/b')).toEqual(key);
});

it.each(['', '/', 'product', 'product/', '/i1', 'toString/i1', 'hologram/i1'])(
  'reads no item in %j',
  (key) => {
    expect(parseItemKey(key)).toBeNull();
  },
);

it('takes at most as many keys as a commit can write', () => {
  const entry = (size: number) =>
    libraryChangeSchema.safeParse({
      user_id: 'mara',
      kind: 'trash',
      keys: Array.from({ length: size }, (_, at) => `product/i${at}`),
      at: DAY,
      expires_at: DAY,
      created_at: DAY,
      updated_at: DAY,
    }).success;
  expect([0, 1, 100, 101].map(entry)).toEqual([false, true, true, false]);
});
