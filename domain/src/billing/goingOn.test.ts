import { expect, it } from 'vitest';
import { chargesAgainAt, goingOnUnpaid } from './goingOn.ts';
import { at, line, subscription } from './testLines.ts';

const NOW = at('2026-01-20');
const RETURNED = [line('2026-01-15', '2026-02-15', { kept: 0 })];

it('is one whose money all went back and that charges again', () => {
  const one = subscription({ lines: RETURNED });
  const chargesAt = at('2026-02-15');
  expect(goingOnUnpaid([one], NOW)).toEqual([
    { subscriptionId: 'sub_1', isReturned: true, chargesAt },
  ]);
  expect(chargesAgainAt([one, subscription()], NOW)).toEqual(chargesAt);
});

it('is one whose months before were kept', () => {
  const lines = [line('2025-12-15', '2026-01-15'), ...RETURNED];
  expect(goingOnUnpaid([subscription({ lines })], NOW)).toMatchObject([{ isReturned: true }]);
});

it('charges no more when it ends with its period', () => {
  const one = subscription({ lines: RETURNED, ends_at_period_end: true });
  expect(goingOnUnpaid([one], NOW)).toMatchObject([{ isReturned: true, chargesAt: null }]);
});

it('is one that is active and was never paid', () => {
  expect(goingOnUnpaid([subscription({ lines: [] })], NOW)).toEqual([
    { subscriptionId: 'sub_1', isReturned: false, chargesAt: null },
  ]);
});

it.each([
  ['gives access', subscription()],
  ['waits in its grace', subscription({ lines: [line('2025-12-18', '2026-01-18')] })],
  ['is overdue', subscription({ state: 'past_due', lines: RETURNED })],
  ['is over', subscription({ state: 'ended', lines: RETURNED })],
])('is none that %s', (_, one) => {
  expect(goingOnUnpaid([one], NOW)).toEqual([]);
});
