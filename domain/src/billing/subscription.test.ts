import { array, assert, constantFrom, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GRACE_MS, grantsDue, nextCheckAt, subscriptionStatus } from './subscription.ts';
import type { PaidPeriod, Subscription } from './subscription.ts';

const at = (day: string): Date => new Date(`${day}T12:00:00Z`);

const paid = (from: string, until: string, fields: Partial<PaidPeriod> = {}): PaidPeriod => ({
  subscription_id: 'sub_1',
  invoice_id: `in_${from}`,
  plan_id: 'PLUS',
  paid_from: at(from),
  paid_until: at(until),
  anchor: at('2026-01-15'),
  ...fields,
});

const subscription = (fields: Partial<Subscription> = {}): Subscription => ({
  id: 'sub_1',
  state: 'active',
  plan_id: 'PLUS',
  ends_at_period_end: false,
  paid: [paid('2026-01-15', '2026-02-15')],
  ...fields,
});

const OFF = { has_active_subscription: false, plan_id: null, access_until: null };

describe('access by subscription', () => {
  it('lasts for the paid time and three days', () => {
    expect(subscriptionStatus([subscription()], at('2026-01-20'))).toEqual({
      has_active_subscription: true,
      plan_id: 'PLUS',
      access_until: at('2026-02-18'),
    });
  });

  it('ends with the paid time once it was cancelled', () => {
    const cancelled = subscription({ ends_at_period_end: true });
    expect(subscriptionStatus([cancelled], at('2026-02-14')).access_until).toEqual(
      at('2026-02-15'),
    );
    expect(subscriptionStatus([cancelled], at('2026-02-15'))).toEqual(OFF);
  });

  it('is opened by nothing that was not paid', () => {
    expect(subscriptionStatus([subscription({ paid: [] })], at('2026-01-20'))).toEqual(OFF);
  });

  it('is kept for three days when a payment fails', () => {
    const late = subscription({ state: 'past_due' });
    expect(subscriptionStatus([late], at('2026-02-17')).has_active_subscription).toBe(true);
    expect(subscriptionStatus([late], at('2026-02-18'))).toEqual(OFF);
  });

  it('ends at once with the subscription', () => {
    expect(subscriptionStatus([subscription({ state: 'ended' })], at('2026-01-20'))).toEqual(OFF);
  });

  it('is that of the largest plan when there are several', () => {
    const larger = subscription({ id: 'sub_2', plan_id: 'CREATOR' });
    for (const both of [
      [subscription(), larger],
      [larger, subscription()],
    ]) {
      expect(subscriptionStatus(both, at('2026-01-20')).plan_id).toBe('CREATOR');
    }
  });
});

describe('grants that are due', () => {
  it('are one a paid month, oldest first', () => {
    const year = [paid('2026-01-15', '2027-01-15')];
    expect(grantsDue(year, at('2026-03-16')).map(({ key }) => key)).toEqual([
      'sub_1:2026-01',
      'sub_1:2026-02',
      'sub_1:2026-03',
    ]);
  });

  it('name a month once, even if two invoices cover it', () => {
    const twice = [
      paid('2026-01-15', '2026-02-15'),
      paid('2026-01-20', '2026-02-15', { invoice_id: 'in_upgrade', plan_id: 'CREATOR' }),
    ];
    expect(grantsDue(twice, at('2026-02-01'))).toMatchObject([
      { key: 'sub_1:2026-01', period: { plan_id: 'PLUS' } },
    ]);
  });

  it('do not depend on the order in which the invoices are told', () => {
    const months = ['2026-01-15', '2026-02-15', '2026-03-15', '2026-04-15'];
    const periods = months.slice(1).map((until, index) => paid(months[index] ?? '', until));
    assert(
      property(array(constantFrom(...periods), { minLength: 1 }), (told) => {
        const keys = (list: readonly PaidPeriod[]) => grantsDue(list, at('2027-01-01'));
        expect(keys(told.toReversed())).toEqual(keys(told));
      }),
    );
  });
});

describe('the next look', () => {
  it('is when the next month of a year is due', () => {
    const yearly = subscription({ paid: [paid('2026-01-15', '2027-01-15')] });
    expect(nextCheckAt([yearly], at('2026-01-15'))).toEqual(at('2026-02-15'));
  });

  it('is when access ends, if nothing is due before', () => {
    expect(nextCheckAt([subscription()], at('2026-01-20'))?.getTime()).toBe(
      at('2026-02-15').getTime() + GRACE_MS,
    );
  });

  it('is never, when everything is over', () => {
    expect(nextCheckAt([subscription()], at('2026-03-01'))).toBeNull();
    expect(nextCheckAt([subscription({ state: 'ended' })], at('2026-02-16'))).toBeNull();
  });
});
