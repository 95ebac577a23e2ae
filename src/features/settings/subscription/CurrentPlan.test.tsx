// @vitest-environment happy-dom
import type { PlanId } from '@lumashot/domain/billing/plans';
import { testProfile } from '@lumashot/domain/profile/testProfile';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { CurrentPlan } from './CurrentPlan.tsx';

const NOW = new Date('2026-12-01T12:00:00Z');
const PAID_UNTIL = new Date('2026-12-22T12:00:00Z');
const WITH_GRACE = new Date('2026-12-25T12:00:00Z');

afterEach(cleanup);

interface Told {
  readonly access_until: Date;
  readonly renews_at: Date | null;
  readonly next_plan_id?: PlanId;
}

function factsOf(dates: Told) {
  const profile = testProfile({ has_active_subscription: true, plan_id: 'PLUS', ...dates });
  render(<CurrentPlan profile={profile} planId="PLUS" now={NOW} />);
  const names = screen.getAllByRole('term').map(({ textContent }) => textContent);
  const values = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  return Object.fromEntries(names.map((name, at) => [name, values[at]]));
}

it('a plan that renews says when, as the payment partner’s page does', () => {
  const facts = factsOf({ access_until: WITH_GRACE, renews_at: PAID_UNTIL });
  expect(facts).toMatchObject({ 'Renews on': 'Dec 22, 2026' });
  expect(facts).not.toHaveProperty('Access until');
});

it('a renewal whose day has passed without news is not promised any more', () => {
  const facts = factsOf({ access_until: WITH_GRACE, renews_at: new Date('2026-11-30T12:00:00Z') });
  expect(facts).toMatchObject({ 'Access until': 'Dec 25, 2026' });
});

it('a plan that ends says until when it is there', () => {
  const facts = factsOf({ access_until: PAID_UNTIL, renews_at: null });
  expect(facts).toMatchObject({ 'Access until': 'Dec 22, 2026' });
  expect(facts).not.toHaveProperty('Renews on');
});

const nameOf = (fields: Parameters<typeof testProfile>[0]) => {
  render(<CurrentPlan profile={testProfile(fields)} planId={null} now={NOW} />);
  return screen.getByRole('strong').textContent;
};

it('speaks of no trial to whoever had a plan', () => {
  expect(nameOf({ had_plan: true })).toBe('Your plan has ended');
  expect(screen.queryByText('Trial ends')).toBeNull();
  cleanup();
  expect(nameOf({ had_plan: true, payment_overdue: true })).toBe('Your last payment failed');
  cleanup();
  expect(nameOf({})).toBe('Free trial');
});

it('says what a plan changes to when it renews', () => {
  const dates = { access_until: WITH_GRACE, renews_at: PAID_UNTIL };
  expect(factsOf({ ...dates, next_plan_id: 'STARTER' })).toMatchObject({
    'Next plan': 'STARTER from Dec 22, 2026',
  });
  cleanup();
  expect(factsOf(dates)).not.toHaveProperty('Next plan');
});
