import { expect, it } from 'vitest';
import { LIBRARY_TYPE_NAMES } from './item.ts';
import { queryKey, queryOfType, typesOf, WHOLE_LIBRARY } from './query.ts';

it('asks every type, or the one that is meant', () => {
  expect(typesOf(WHOLE_LIBRARY)).toEqual(LIBRARY_TYPE_NAMES);
  expect(typesOf(queryOfType('portrait'))).toEqual(['portrait']);
});

it('has a key of its own for each query, under which devices have kept counts before', () => {
  expect(queryKey(WHOLE_LIBRARY)).toBe('all');
  expect(LIBRARY_TYPE_NAMES.map((type) => queryKey(queryOfType(type)))).toEqual(LIBRARY_TYPE_NAMES);
});
