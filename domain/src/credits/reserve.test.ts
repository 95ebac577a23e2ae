import { describe, expect, it } from 'vitest';
import {
  availableCredits,
  freePlaces,
  queueRefusal,
  reserveRefusal,
  type ReserveFacts,
} from './reserve.ts';

const NOW = new Date('2026-03-01T12:00:00Z');

const facts = (fields: Partial<ReserveFacts> = {}): ReserveFacts => ({
  credits: 10,
  credits_held: 0,
  jobs_running: 0,
  has_active_subscription: false,
  access_until: null,
  trial_ends_at: new Date(NOW.getTime() + 1),
  trial_credits_waiting: 0,
  payment_overdue: false,
  had_plan: false,
  plan_id: null,
  suspended_at: null,
  wasted_jobs: null,
  cancelled_jobs: null,
  ...fields,
});

const reasonFor = (fields: Partial<ReserveFacts>, cost = 1): string | undefined =>
  reserveRefusal(facts(fields), { cost, now: NOW })?.reason;

describe('reserving', () => {
  it('passes with access, credits and a free place', () => {
    expect(reserveRefusal(facts(), { cost: 10, now: NOW })).toBeNull();
  });

  it('needs credits that are not held for another job', () => {
    expect(availableCredits({ credits: 10, credits_held: 8 })).toBe(2);
    expect(reserveRefusal(facts({ credits_held: 8 }), { cost: 3, now: NOW })).toEqual({
      reason: 'insufficient-credits',
      params: { needed: 3, available: 2 },
    });
  });

  it('says what waits for the confirmed address, while the trial runs', () => {
    const spent = { credits: 0, trial_credits_waiting: 8 };
    expect(reserveRefusal(facts(spent), { cost: 1, now: NOW })).toEqual({
      reason: 'credits-waiting',
      params: { needed: 1, available: 0, waiting: 8 },
    });
    const subscribed = { ...spent, has_active_subscription: true, trial_ends_at: NOW };
    expect(reasonFor(subscribed)).toBe('insufficient-credits');
  });

  it('refuses a suspended account whatever else it has', () => {
    const subscribed = { has_active_subscription: true, credits: 3_000 };
    expect(reasonFor({ ...subscribed, suspended_at: NOW })).toBe('account-suspended');
  });

  it('waits when too many jobs were wasted within the hour', () => {
    expect(reasonFor({ wasted_jobs: { since: NOW, count: 19 } })).toBeUndefined();
    expect(reasonFor({ wasted_jobs: { since: NOW, count: 20 } })).toBe('too-many-failures');
    expect(reasonFor({ cancelled_jobs: { since: NOW, count: 299 } })).toBeUndefined();
    expect(reasonFor({ cancelled_jobs: { since: NOW, count: 300 } })).toBe('rate-limited');
  });

  it('names the end of access before the lack of credits', () => {
    expect(reasonFor({ trial_ends_at: NOW, credits: 0 })).toBe('access-ended');
    // Whoever has paid for a plan hears nothing of a trial.
    expect(reasonFor({ trial_ends_at: NOW, had_plan: true })).toBe('plan-ended');
    const overdue = { trial_ends_at: NOW, had_plan: true, payment_overdue: true };
    expect(reasonFor(overdue)).toBe('payment-overdue');
    expect(reasonFor({ ...overdue, has_active_subscription: true })).toBeUndefined();
  });

  it.each([
    [null, 2],
    ['STARTER', 2],
    ['PLUS', 5],
    ['CREATOR', 7],
    ['ULTIMATE', 10],
  ] as const)('lets plan %s run %d jobs at a time', (plan_id, limit) => {
    const full = { credits: 100, plan_id, has_active_subscription: true };
    expect(reasonFor({ ...full, jobs_running: limit - 1 })).toBeUndefined();
    expect(reasonFor({ ...full, jobs_running: limit })).toBe('too-many-running');
  });
});

describe('asking for several', () => {
  const ask = (fields: Partial<ReserveFacts> & { jobs_waiting?: number }, count = 4, cost = 1) =>
    queueRefusal(
      { ...facts(fields), jobs_waiting: fields.jobs_waiting ?? 0 },
      {
        cost,
        count,
        now: NOW,
      },
    );

  it('needs the credits of all of them', () => {
    expect(ask({ credits: 8 }, 4, 2)).toBeNull();
    expect(ask({ credits: 7 }, 4, 2)).toEqual({
      reason: 'insufficient-credits',
      params: { needed: 8, available: 7 },
    });
  });

  it.each([
    [null, 4],
    ['STARTER', 10],
    ['PLUS', 20],
    ['CREATOR', 40],
    ['ULTIMATE', 100],
  ] as const)('lets plan %s have %d wait besides those with a place', (plan_id, limit) => {
    const paid = { credits: 900, plan_id, has_active_subscription: plan_id !== null };
    const full = { ...paid, jobs_running: 99 };
    expect(ask({ ...full, jobs_waiting: limit - 4 })).toBeNull();
    expect(ask({ ...full, jobs_waiting: limit - 3 })).toEqual({
      reason: 'queue-full',
      params: { limit },
    });
    // Two places are free: so many fewer wait.
    expect(ask({ ...paid, jobs_waiting: limit - 2 })).toBeNull();
  });

  it('finds no place where nothing may be drawn', () => {
    expect(freePlaces(facts({ jobs_running: 1 }), NOW)).toBe(1);
    expect(freePlaces(facts({ jobs_running: 7 }), NOW)).toBe(0);
    expect(freePlaces(facts({ trial_ends_at: NOW }), NOW)).toBe(0);
    expect(freePlaces(facts({ suspended_at: NOW }), NOW)).toBe(0);
  });
});
