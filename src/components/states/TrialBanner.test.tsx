// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { TrialBanner } from './TrialBanner.tsx';

const NOW = new Date('2026-03-01T12:00:00Z');
const inDays = (days: number) => new Date(NOW.getTime() + days * 86_400_000);
const trial = {
  credits: 9,
  trial_ends_at: inDays(4),
  has_active_subscription: false,
  access_until: null,
  trial_credits_waiting: 0,
  payment_overdue: false,
  had_plan: false,
};

afterEach(cleanup);

const textOf = (profile: typeof trial | null) => {
  render(<TrialBanner profile={profile} now={NOW} pay="Pay now" />, { wrapper: MemoryRouter });
  return screen.queryByRole('region', { name: 'Trial' })?.textContent ?? null;
};

it('says how much of a running trial is left', () => {
  expect(textOf(trial)).toBe('Free Trial Active4 days remaining, 9 credits leftView Plans');
});

it('warns when few credits are left', () => {
  expect(textOf({ ...trial, credits: 1 })).toBe(
    'Trial Ending Soon4 days remaining, 1 credit left. Upgrade to keep creating!View Plans',
  );
});

it('warns on the last day', () => {
  expect(textOf({ ...trial, trial_ends_at: inDays(0.2) })).toContain('1 day remaining');
});

it('says when the trial is over', () => {
  expect(textOf({ ...trial, trial_ends_at: inDays(-1) })).toBe(
    'Trial ExpiredYour free trial has ended. Upgrade to continue using the platform.Upgrade Now',
  );
});

const planText = (profile: typeof trial, isAtPlans = false) => {
  render(<TrialBanner profile={profile} now={NOW} pay="Pay now" isAtPlans={isAtPlans} />, {
    wrapper: MemoryRouter,
  });
  return screen.getByRole('region', { name: 'Plan' }).textContent;
};

it('speaks of a plan to whoever had one', () => {
  expect(planText({ ...trial, trial_ends_at: inDays(-1), had_plan: true })).toBe(
    'Plan EndedYour plan has ended. Choose a plan to go on.View Plans',
  );
});

it('leads to the open payment, at the plans too and while access outlasts it', () => {
  const overdue = { ...trial, has_active_subscription: true, payment_overdue: true };
  const words = 'Payment FailedYour last payment failed. Pay it to go on.Pay now';
  expect(planText(overdue)).toBe(words);
  cleanup();
  expect(planText({ ...overdue, has_active_subscription: false }, true)).toBe(words);
});

it('stays away while loading and for subscribers', () => {
  expect(textOf(null)).toBeNull();
  expect(textOf({ ...trial, has_active_subscription: true })).toBeNull();
});
