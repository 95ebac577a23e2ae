import { expect, it } from 'vitest';
import { purgeDueAt, trashDaysLeft } from './trash.ts';

const TRASHED = new Date('2026-01-31T23:30:00Z');

it('keeps a picture for thirty days', () => {
  expect(purgeDueAt(TRASHED)).toEqual(new Date('2026-03-02T23:30:00Z'));
});

it.each([
  ['2026-01-31T23:30:00Z', 30],
  ['2026-02-01T00:30:00Z', 30],
  ['2026-03-02T23:29:00Z', 1],
  ['2026-03-02T23:30:00Z', 0],
  ['2027-01-01T00:00:00Z', 0],
])('at %s there are %i days left', (now, days) => {
  expect(trashDaysLeft({ trashedAt: TRASHED }, new Date(now))).toBe(days);
});

it('keeps one that was refunded for a day', () => {
  const refunded = { trashedAt: TRASHED, refundedAt: TRASHED };
  expect(trashDaysLeft(refunded, new Date('2026-02-01T00:30:00Z'))).toBe(1);
  expect(trashDaysLeft(refunded, new Date('2026-02-01T23:30:00Z'))).toBe(0);
});
