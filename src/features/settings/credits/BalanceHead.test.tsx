// @vitest-environment happy-dom
import type { Profile } from '@lumashot/domain/profile/profile';
import { testProfile } from '@lumashot/domain/profile/testProfile';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { CREDITS_TEXTS as TEXTS } from '#app/texts/credits.ts';
import { BalanceHead } from './BalanceHead.tsx';

const NOW = new Date('2026-12-01T12:00:00Z');

afterEach(cleanup);

const wordsOf = (fields: Partial<Profile>): string => {
  const plan = { has_active_subscription: true, plan_id: 'CREATOR', credits: 100 } as const;
  const next_credits_at = new Date('2026-12-22T12:00:00Z');
  const profile = testProfile({ ...plan, next_credits_at, ...fields });
  return render(<BalanceHead profile={profile} now={NOW} />).container.textContent;
};

it.each([
  [
    'what comes, by the plan it comes of',
    { due: 100, plan_id: 'STARTER' },
    TEXTS.next(100, 'Dec 22, 2026'),
  ],
  [
    'what its plan has room for',
    { due: 1_000, plan_id: 'STARTER' },
    TEXTS.next(200, 'Dec 22, 2026'),
  ],
  ['no number that is not known', null, TEXTS.nextOn('Dec 22, 2026')],
  ['what makes up for others', { due: 0, plan_id: 'CREATOR' }, TEXTS.nextOwed('Dec 22, 2026')],
] as const)('promises %s', (_, next_credits, words) => {
  expect(wordsOf({ next_credits })).toContain(words);
});

it('says that credits are of a plan that is over, and not of a trial', () => {
  const over = { has_active_subscription: false, plan_id: null };
  expect(wordsOf({ ...over, had_plan: true })).toContain(TEXTS.fromPlan(100));
  expect(wordsOf({ ...over, had_plan: false })).toContain(TEXTS.fromTrial(100));
});
