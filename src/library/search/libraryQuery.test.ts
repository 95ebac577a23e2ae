import type { Stamp } from '@lumashot/domain/library/feed';
import type { LibraryType } from '@lumashot/domain/library/item';
import { expect, it } from 'vitest';
import { queryOfType, WHOLE_LIBRARY } from '@lumashot/domain/library/query';
import { isComplete, visibleSince } from './libraryQuery.ts';

const QUERY = queryOfType('text-to-image');
const oldest = { seconds: 50, nanoseconds: 999_999_999 };

it('hides everything before the first page is there', () => {
  expect(visibleSince(QUERY, new Map())).toBe(Infinity);
});

it('shows what is loaded, the oldest loaded item included', () => {
  const rows = new Map([['text-to-image', { oldest, complete: false }] as const]);
  expect(visibleSince(QUERY, rows)).toBe(50_999);
});

it('shows everything once a type is complete', () => {
  const rows = new Map([['text-to-image', { oldest, complete: true }] as const]);
  expect(visibleSince(QUERY, rows)).toBe(-Infinity);
});

it('shows of all types what is loaded of each, and is complete once each of them is', () => {
  const whole = { oldest: null, complete: true };
  const reach = new Map<LibraryType, { oldest: Stamp | null; complete: boolean }>([
    ['text-to-image', { oldest, complete: false }],
    ['product', { oldest: { seconds: 70, nanoseconds: 0 }, complete: false }],
    ['portrait', whole],
    ['video', whole],
  ]);
  expect(visibleSince(WHOLE_LIBRARY, reach)).toBe(70_000);
  expect(isComplete(WHOLE_LIBRARY, reach)).toBe(false);
  expect(isComplete(queryOfType('portrait'), reach)).toBe(true);
});
