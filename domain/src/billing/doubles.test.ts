import { describe, expect, it } from 'vitest';
import { doublesAmong } from './doubles.ts';
import { at, line, subscription } from './testLines.ts';
import type { Subscription } from './subscription.ts';

const NOW = at('2026-01-20');
const OLDER = subscription();

/** Bought three days later. */
const newer = (fields: Partial<Subscription> = {}): Subscription =>
  subscription({
    id: 'sub_2',
    started_at: at('2026-01-18'),
    lines: [line('2026-01-18', '2026-02-18', { invoice_id: 'in_second' })],
    ...fields,
  });

describe('of two subscriptions', () => {
  it('the newer one is too much, in whatever order they are told', () => {
    const double = [{ subscriptionId: 'sub_2', invoiceId: 'in_second' }];
    expect(doublesAmong([OLDER, newer()], NOW)).toEqual(double);
    expect(doublesAmong([newer(), OLDER], NOW)).toEqual(double);
  });

  it('the newer one still is when its money went back already: it only has to end', () => {
    const lines = [line('2026-01-18', '2026-02-18', { invoice_id: 'in_second', kept: 0 })];
    expect(doublesAmong([OLDER, newer({ lines })], NOW)).toHaveLength(1);
  });

  it.each([
    ['the other one ended', [subscription({ state: 'ended' }), newer()]],
    ['the other one is not paid for now', [subscription({ lines: [] }), newer()]],
    ['it ended', [OLDER, newer({ state: 'ended' })]],
    ['nothing was paid for it', [OLDER, newer({ lines: [] })]],
    [
      'it was paid for again',
      [
        OLDER,
        newer({
          lines: [
            line('2026-01-18', '2026-02-18', { invoice_id: 'in_second' }),
            line('2026-02-18', '2026-03-18', { invoice_id: 'in_third' }),
          ],
        }),
      ],
    ],
    ['it is there alone', [newer()]],
  ])('none is when %s', (_, subscriptions) => {
    expect(doublesAmong(subscriptions, NOW)).toEqual([]);
  });

  it('none is after a week: somebody wanted both', () => {
    expect(doublesAmong([OLDER, newer()], at('2026-01-25'))).toEqual([]);
  });
});
