import { expect, it } from 'vitest';
import { visibleSince } from './syncProgress.ts';

const TYPES = ['text-to-image'] as const;
const oldest = { seconds: 50, nanoseconds: 999_999_999 };

it('hides everything before the first page is there', () => {
  expect(visibleSince(TYPES, new Map())).toBe(Infinity);
});

it('shows what is loaded, the oldest loaded item included', () => {
  const rows = new Map([['text-to-image', { oldest, complete: false }] as const]);
  expect(visibleSince(TYPES, rows)).toBe(50_999);
});

it('shows everything once a type is complete', () => {
  const rows = new Map([['text-to-image', { oldest, complete: true }] as const]);
  expect(visibleSince(TYPES, rows)).toBe(-Infinity);
});
