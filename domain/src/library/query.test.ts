import { expect, it } from 'vitest';
import { LIBRARY_TYPE_NAMES } from './item.ts';
import { isFiltered, queryKey, queryOfType, typesOf, WHOLE_LIBRARY } from './query.ts';

it('asks every type, or the one that is meant', () => {
  expect(typesOf(WHOLE_LIBRARY)).toEqual(LIBRARY_TYPE_NAMES);
  expect(typesOf(queryOfType('portrait'))).toEqual(['portrait']);
});

it('has a key of its own for each query, under which devices have kept counts before', () => {
  expect(queryKey(WHOLE_LIBRARY)).toBe('all');
  expect(LIBRARY_TYPE_NAMES.map((type) => queryKey(queryOfType(type)))).toEqual(LIBRARY_TYPE_NAMES);
});

it('has one key for the same filters in another order, and others for other filters', () => {
  const one = { ...WHOLE_LIBRARY, words: ['fox', 'snow'], facets: ['fav', 'edited'] as const };
  const other = { ...WHOLE_LIBRARY, words: ['snow', 'fox'], facets: ['edited', 'fav'] as const };
  expect(queryKey(one)).toBe(queryKey(other));
  const keys = [
    WHOLE_LIBRARY,
    one,
    { ...WHOLE_LIBRARY, view: 'trash' as const },
    { ...WHOLE_LIBRARY, words: ['fav'] },
    { ...WHOLE_LIBRARY, facets: ['fav'] as const },
    { ...WHOLE_LIBRARY, month: '2026-11' },
  ].map(queryKey);
  expect(new Set(keys).size).toBe(keys.length);
});

it('is filtered by words, facets or a month, not by the type', () => {
  expect(isFiltered(queryOfType('video'))).toBe(false);
  expect(isFiltered({ ...WHOLE_LIBRARY, words: ['fox'] })).toBe(true);
  expect(isFiltered({ ...WHOLE_LIBRARY, facets: ['fav'] })).toBe(true);
  expect(isFiltered({ ...WHOLE_LIBRARY, month: '2026-11' })).toBe(true);
});
