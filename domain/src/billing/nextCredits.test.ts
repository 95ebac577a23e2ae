import { expect, it } from 'vitest';
import { nextCreditsAt } from './nextCredits.ts';
import { at, line, subscription } from './testLines.ts';

const NOW = at('2026-01-20');

it('come with the renewal of a plan that goes on', () => {
  expect(nextCreditsAt([subscription()], NOW)).toEqual(at('2026-02-15'));
});

it('come each month of a year that is paid', () => {
  const yearly = subscription({ lines: [line('2026-01-15', '2027-01-15')] });
  expect(nextCreditsAt([yearly], NOW)).toEqual(at('2026-02-15'));
  expect(nextCreditsAt([{ ...yearly, ends_at_period_end: true }], at('2026-12-20'))).toBeNull();
});

it.each([
  ['cancelled', subscription({ ends_at_period_end: true })],
  ['overdue', subscription({ state: 'past_due' })],
  ['ended', subscription({ state: 'ended', ended_at: at('2026-01-18') })],
  ['paused', subscription({ state: 'paused' })],
  ['never paid', subscription({ lines: [] })],
])('are not promised to one that is %s', (_, one) => {
  expect(nextCreditsAt([one], NOW)).toBeNull();
});

it('are the first of several subscriptions', () => {
  const other = subscription({ id: 'sub_2', lines: [line('2026-01-18', '2026-02-18')] });
  expect(nextCreditsAt([other, subscription()], NOW)).toEqual(at('2026-02-15'));
});
