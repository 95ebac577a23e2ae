import { array, assert, constantFrom, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY_MS } from '../durations.ts';
import { at, line, subscription } from './testLines.ts';
import {
  billingCustomerSchema,
  GRACE_MS,
  nextCheckAt,
  stepsOfAll,
  subscriptionStatus,
} from './subscription.ts';

const OFF = {
  has_active_subscription: false,
  plan_id: null,
  access_until: null,
  renews_at: null,
  next_plan_id: null,
};

/** An upgrade in the middle of the month, and the time of the smaller plan given back. */
const UPGRADE = [
  line('2026-01-15', '2026-02-15'),
  line('2026-01-25', '2026-02-15', {
    invoice_id: 'in_upgrade',
    sign: -1,
    period_start: at('2026-01-15'),
    is_proration: true,
  }),
  line('2026-01-25', '2026-02-15', {
    invoice_id: 'in_upgrade',
    plan_id: 'CREATOR',
    period_start: at('2026-01-15'),
    is_proration: true,
  }),
];

describe('access by subscription', () => {
  it('lasts for the paid time and three days', () => {
    expect(subscriptionStatus([subscription()], at('2026-01-20'))).toEqual({
      has_active_subscription: true,
      plan_id: 'PLUS',
      access_until: at('2026-02-18'),
      renews_at: at('2026-02-15'),
      next_plan_id: null,
    });
  });

  it.each([
    ['it was cancelled', { ends_at_period_end: true }, '2026-01-20'],
    ['its payment is late', { state: 'past_due' }, '2026-01-20'],
    ['the day has passed without news', {}, '2026-02-16'],
  ] as const)('is not said to renew when %s', (_, fields, day) => {
    const status = subscriptionStatus([subscription(fields)], at(day));
    expect(status).toMatchObject({ has_active_subscription: true, renews_at: null });
  });

  it('ends with the paid time once it was cancelled', () => {
    const cancelled = subscription({ ends_at_period_end: true });
    expect(subscriptionStatus([cancelled], at('2026-02-14')).access_until).toEqual(
      at('2026-02-15'),
    );
    expect(subscriptionStatus([cancelled], at('2026-02-15'))).toEqual(OFF);
  });

  it('is opened by nothing that was not paid', () => {
    expect(subscriptionStatus([subscription({ lines: [] })], at('2026-01-20'))).toEqual(OFF);
  });

  it('is kept for three days when a payment fails', () => {
    const late = subscription({ state: 'past_due' });
    expect(subscriptionStatus([late], at('2026-02-17')).has_active_subscription).toBe(true);
    expect(subscriptionStatus([late], at('2026-02-18'))).toEqual(OFF);
  });

  it.each(['ended', 'paused'] as const)('ends at once when it is %s', (state) => {
    expect(subscriptionStatus([subscription({ state })], at('2026-01-20'))).toEqual(OFF);
  });

  it('ends when all of the money went back, and stays when some is kept', () => {
    const kept = (share: number) =>
      subscription({ lines: [line('2026-01-15', '2026-02-15', { kept: share })] });
    expect(subscriptionStatus([kept(0)], at('2026-01-20'))).toEqual(OFF);
    expect(subscriptionStatus([kept(0.3)], at('2026-01-20')).plan_id).toBe('PLUS');
  });

  it('is that of the largest plan when there are several', () => {
    const larger = subscription({
      id: 'sub_2',
      lines: [line('2026-01-15', '2026-02-15', { plan_id: 'CREATOR' })],
    });
    for (const both of [
      [subscription(), larger],
      [larger, subscription()],
    ]) {
      expect(subscriptionStatus(both, at('2026-01-20')).plan_id).toBe('CREATOR');
    }
  });

  it('is that of the plan that is paid for, not of the one it was switched to', () => {
    const switched = subscription({ plan_id: 'ULTIMATE' });
    expect(subscriptionStatus([switched], at('2026-01-20')).plan_id).toBe('PLUS');
    expect(subscriptionStatus([switched], at('2026-02-16')).plan_id).toBe('PLUS');
  });

  it('follows a change of plan that was paid, from its moment on', () => {
    const changed = [subscription({ plan_id: 'CREATOR', lines: UPGRADE })];
    expect(subscriptionStatus(changed, at('2026-01-24')).plan_id).toBe('PLUS');
    expect(subscriptionStatus(changed, at('2026-01-26')).plan_id).toBe('CREATOR');
    expect(subscriptionStatus(changed, at('2026-02-16')).plan_id).toBe('CREATOR');
  });

  it('does not run on a year that was given back for a month', () => {
    const changed = subscription({
      lines: [
        line('2026-01-15', '2027-01-15'),
        line('2026-02-01', '2027-01-15', {
          sign: -1,
          period_start: at('2026-01-15'),
          is_proration: true,
        }),
        line('2026-02-01', '2026-03-01'),
      ],
    });
    expect(subscriptionStatus([changed], at('2026-02-10')).access_until).toEqual(at('2026-03-04'));
    expect(subscriptionStatus([changed], at('2026-06-10'))).toEqual(OFF);
  });
});

describe('what lines owe', () => {
  const credits = (steps: ReturnType<typeof stepsOfAll>, until: string): number =>
    steps.filter((step) => step.at <= at(until)).reduce((sum, step) => sum + step.credits, 0);

  it('comes month by month for a year', () => {
    const steps = stepsOfAll([subscription({ lines: [line('2026-01-31', '2027-01-31')] })]);
    expect(steps.map((step) => step.credits)).toEqual(Array.from({ length: 12 }, () => 300));
    expect(steps[1]?.at).toEqual(at('2026-02-28'));
    expect(steps[2]?.at).toEqual(at('2026-03-31'));
  });

  it('is the difference in proportion after an upgrade', () => {
    const steps = stepsOfAll([subscription({ lines: UPGRADE })]);
    // 21 of 31 days.
    expect(credits(steps, '2026-01-26')).toBeCloseTo(300 + (700 * 21) / 31, 6);
  });

  it('stops with the end of a subscription', () => {
    const year = { lines: [line('2026-01-15', '2027-01-15')] };
    const ended = subscription({ ...year, state: 'ended', ended_at: at('2026-03-20') });
    expect(credits(stepsOfAll([ended]), '2026-12-31')).toBe(900);
  });

  it('falls with what was kept', () => {
    const half = subscription({ lines: [line('2026-01-15', '2026-02-15', { kept: 0.5 })] });
    expect(credits(stepsOfAll([half]), '2026-01-20')).toBe(150);
  });

  it('of a year changed over and over is never more than its time, nor ever less in the end', () => {
    const day = (number: number) => new Date(at('2026-01-15').getTime() + number * DAY_MS);
    const year = { ends_at: day(365), period_start: day(0), is_proration: true } as const;
    assert(
      property(
        array(constantFrom(1, 7, 30, 31, 32, 58, 59, 60, 120, 181, 212, 300, 364), {
          minLength: 1,
          maxLength: 8,
        }),
        (days) => {
          const changes = [...new Set(days)].toSorted((one, other) => one - other);
          let planId: 'PLUS' | 'ULTIMATE' = 'PLUS';
          const lines = [line('2026-01-15', '2027-01-15')];
          let worth = 0;
          let since = 0;
          for (const change of changes) {
            worth += (planId === 'PLUS' ? 300 : 3_000) * 12 * ((change - since) / 365);
            since = change;
            const other: 'PLUS' | 'ULTIMATE' = planId === 'PLUS' ? 'ULTIMATE' : 'PLUS';
            lines.push(
              line('', '', { ...year, starts_at: day(change), plan_id: planId, sign: -1 }),
              line('', '', { ...year, starts_at: day(change), plan_id: other }),
            );
            planId = other;
          }
          worth += (planId === 'PLUS' ? 300 : 3_000) * 12 * ((365 - since) / 365);
          const total = stepsOfAll([subscription({ lines })])
            .filter((step) => step.at <= day(365))
            .reduce((sum, step) => sum + step.credits, 0);
          // Within the days that months are longer than others.
          expect(Math.abs(total - worth)).toBeLessThan(1e-6 + 3_000 * 0.05);
        },
      ),
    );
  });
});

describe('the next look', () => {
  it('is when the next month of a year is due', () => {
    const yearly = subscription({ lines: [line('2026-01-15', '2027-01-15')] });
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

it('reads customers from before lines were stored', () => {
  const former = {
    user_id: 'user',
    customer_id: 'cus_1',
    subscriptions: [
      {
        id: 'sub_1',
        state: 'active',
        plan_id: 'PLUS',
        ends_at_period_end: false,
        paid: [
          {
            subscription_id: 'sub_1',
            invoice_id: 'in_1',
            plan_id: 'PLUS',
            paid_from: at('2026-01-15'),
            paid_until: at('2026-02-15'),
            anchor: at('2026-01-15'),
          },
        ],
      },
    ],
    next_check_at: null,
    created_at: at('2026-01-15'),
    updated_at: at('2026-01-15'),
  };
  const { subscriptions, settled } = billingCustomerSchema.parse(former);
  expect(settled).toBeNull();
  expect(subscriptionStatus(subscriptions, at('2026-01-20'))).toMatchObject({
    plan_id: 'PLUS',
    access_until: at('2026-02-18'),
  });
  expect(billingCustomerSchema.parse({ ...former, subscriptions }).subscriptions).toEqual(
    subscriptions,
  );
});
