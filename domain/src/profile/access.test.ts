import { assert, boolean, date, integer, option, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY_MS } from '../durations.ts';
import { daysRemaining, hasAccess, needsPayment, plannedPlan, trialState } from './access.ts';
import { trialEndFrom } from './trial.ts';

const NOW = new Date('2026-03-01T12:00:00Z');
const inHours = (hours: number): Date => new Date(NOW.getTime() + hours * 3_600_000);

describe('access', () => {
  it.each([
    [
      'a running trial',
      { has_active_subscription: false, access_until: null, trial_ends_at: inHours(1) },
      true,
    ],
    [
      'the very end of a trial',
      { has_active_subscription: false, access_until: null, trial_ends_at: NOW },
      false,
    ],
    [
      'an ended trial',
      { has_active_subscription: false, access_until: null, trial_ends_at: inHours(-1) },
      false,
    ],
    [
      'a subscription in its paid time',
      { has_active_subscription: true, access_until: inHours(1), trial_ends_at: inHours(-1) },
      true,
    ],
    [
      'a subscription whose paid time is over, whatever was not heard since',
      { has_active_subscription: true, access_until: NOW, trial_ends_at: inHours(-1) },
      false,
    ],
    [
      'a subscription',
      { has_active_subscription: true, access_until: null, trial_ends_at: inHours(-1) },
      true,
    ],
  ])('is decided for %s', (_, facts, expected) => {
    expect(hasAccess(facts, NOW)).toBe(expected);
  });
});

describe('payment', () => {
  const trial = { has_active_subscription: false, access_until: null, trial_credits_waiting: 0 };
  const ended = { ...trial, trial_ends_at: NOW };
  const running = { ...trial, trial_ends_at: inHours(0.001) };
  const subscribed = { ...trial, has_active_subscription: true, trial_ends_at: inHours(-1) };

  it.each([
    ['a running trial with its last credit', { ...running, credits: 1 }, false],
    ['a running trial without credits', { ...running, credits: 0 }, true],
    ['a running trial in debt', { ...running, credits: -1 }, true],
    [
      'a running trial whose other credits wait for the address',
      { ...running, credits: 0, trial_credits_waiting: 8 },
      false,
    ],
    ['an ended trial, whatever waited', { ...ended, credits: 0, trial_credits_waiting: 8 }, true],
    ['a trial that just ended with credits left', { ...ended, credits: 10 }, true],
    ['an ended trial without credits', { ...ended, credits: 0 }, true],
    ['a subscription without credits', { ...subscribed, credits: 0 }, false],
  ])('is decided for %s', (_, facts, expected) => {
    expect(needsPayment(facts, NOW)).toBe(expected);
  });

  it('is needed by everyone who is refused by the server', () => {
    const facts = record({
      has_active_subscription: boolean(),
      access_until: option(date({ noInvalidDate: true })),
      trial_ends_at: date({ noInvalidDate: true }),
      credits: integer({ min: 0, max: 10 }),
      trial_credits_waiting: integer({ min: 0, max: 10 }),
    });
    assert(
      property(facts, date({ noInvalidDate: true }), (one, now) => {
        expect(hasAccess(one, now) || needsPayment(one, now)).toBe(true);
      }),
    );
  });
});

describe('days remaining', () => {
  it.each([
    [120, 5],
    [96.01, 5],
    [96, 4],
    [0.01, 1],
    [0, 0],
    [-30, 0],
  ])('of %d hours are %d', (hours, days) => {
    expect(daysRemaining(inHours(hours), NOW)).toBe(days);
  });

  it('of a fresh trial are five', () => {
    expect(daysRemaining(trialEndFrom(NOW), NOW)).toBe(5);
  });

  it('cover what is left, with less than a day to spare', () => {
    assert(
      property(integer({ min: 1, max: 1_000_000_000 }), (left) => {
        const spare = daysRemaining(new Date(NOW.getTime() + left), NOW) * DAY_MS - left;
        expect(spare).toBeGreaterThanOrEqual(0);
        expect(spare).toBeLessThan(DAY_MS);
      }),
    );
  });
});

describe('the trial banner', () => {
  const trial = (
    hours: number,
    credits: number,
    {
      has_active_subscription = false,
      trial_credits_waiting = 0,
      payment_overdue = false,
      had_plan = false,
    } = {},
  ) =>
    trialState(
      {
        has_active_subscription,
        access_until: null,
        trial_ends_at: inHours(hours),
        credits,
        trial_credits_waiting,
        payment_overdue,
        had_plan,
      },
      NOW,
    );

  it('is hidden for subscribers', () => {
    expect(trial(-1, 0, { has_active_subscription: true })).toEqual({ kind: 'hidden' });
  });

  it('says when the trial is over', () => {
    expect(trial(-1, 9)).toEqual({ kind: 'expired' });
  });

  it('says of a plan that it is over, and of a payment that it failed', () => {
    expect(trial(-1, 9, { had_plan: true })).toEqual({ kind: 'ended' });
    expect(trial(-1, 9, { had_plan: true, payment_overdue: true })).toEqual({ kind: 'overdue' });
    const graceful = { has_active_subscription: true, payment_overdue: true };
    expect(trial(-1, 9, graceful)).toEqual({ kind: 'overdue' });
  });

  it.each([
    [49, 4, 'active'],
    [48, 10, 'ending-soon'],
    [120, 3, 'ending-soon'],
    [120, 4, 'active'],
  ] as const)('with %d hours and %d credits is %s', (hours, credits, kind) => {
    expect(trial(hours, credits)).toMatchObject({ kind, credits });
  });

  it('does not call a trial short whose other credits wait for the address', () => {
    expect(trial(120, 2, { trial_credits_waiting: 8 })).toMatchObject({
      credits: 2,
      kind: 'active',
    });
  });
});

describe('the plan that comes next', () => {
  const facts = {
    has_active_subscription: true,
    access_until: inHours(48),
    trial_ends_at: inHours(-1),
    plan_id: 'PLUS',
    next_plan_id: 'STARTER',
    renews_at: inHours(24),
  } as const;
  it.each([
    ['is the one that it changes to', {}, { planId: 'STARTER', from: inHours(24) }],
    ['is none where nothing is planned', { next_plan_id: null }, null],
    ['is none where the plan stays and its period changes', { next_plan_id: 'PLUS' }, null],
    ['is none where the plan ends', { renews_at: null }, null],
    ['is none once its day has passed', { renews_at: NOW }, null],
    ['is none without a subscription', { has_active_subscription: false }, null],
  ] as const)('%s', (_, fields, expected) => {
    expect(plannedPlan({ ...facts, ...fields }, NOW)).toEqual(expected);
  });
});
