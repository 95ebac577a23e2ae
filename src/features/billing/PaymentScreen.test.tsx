// @vitest-environment happy-dom
import type { Profile } from '@lumashot/domain/profile/profile';
import { testProfile } from '@lumashot/domain/profile/testProfile';
import { succeed, type Result } from '@lumashot/domain/result';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { formatDay } from '#app/lib/formatDate.ts';
import { PAYMENT_TEXTS } from '#app/texts/billing.ts';
import { PaymentScreen } from './PaymentScreen.tsx';

type Call = (name: string, input: object) => Promise<Result<unknown>>;
const { call, toast, mine } = vi.hoisted(() => ({
  call: vi.fn<Call>(),
  toast: vi.fn<(kind: string, content: object) => void>(),
  mine: vi.fn<() => Profile>(),
}));
vi.mock('#app/firebase/calls/callFunction.ts', () => ({ callFunction: call }));
vi.mock('#app/components/toasts/showToast.ts', () => ({ showToast: toast }));
vi.mock('#app/firebase/priceIds.ts', () => ({
  priceIds: { PLUS: { monthly: 'price_plus' } },
  sellsPacks: false,
}));
vi.mock('#app/lib/openPageLater.ts', () => ({
  openPageLater: () => ({ isNewTab: true, show: () => {}, close: () => {} }),
}));
vi.mock('#app/session/ProfileContext.ts', () => ({ useProfile: mine }));

beforeEach(() => {
  toast.mockReset();
  call.mockReset();
});
afterEach(cleanup);

const IN_A_WEEK = new Date(Date.now() + 7 * 86_400_000);
const DAY_AGO = new Date(Date.now() - 86_400_000);

function show(fields: Partial<Profile>): void {
  mine.mockReturnValue(testProfile(fields));
  render(<PaymentScreen />, { wrapper: MemoryRouter });
}

it('says that a plan goes on whose money went back, until it has charged', () => {
  show({ charges_again_at: IN_A_WEEK });
  expect(screen.queryByText(PAYMENT_TEXTS.goesOn(formatDay(IN_A_WEEK)))).not.toBeNull();
  cleanup();
  show({ charges_again_at: DAY_AGO });
  expect(screen.queryByText(PAYMENT_TEXTS.goesOn(formatDay(DAY_AGO)))).toBeNull();
});

it('says at every plan that an open payment comes first', () => {
  show({ payment_overdue: true, had_plan: true });
  expect(screen.getAllByRole('button', { name: new RegExp(PAYMENT_TEXTS.pay) })).toHaveLength(4);
  expect(screen.queryByRole('button', { name: PAYMENT_TEXTS.submit })).toBeNull();
});

it.each([
  ['checkout', { opened: 'checkout', isChange: false }],
  ['portal', { opened: 'portal', isChange: false }],
  ['change', { opened: 'portal', isChange: true }],
] as const)('says on this page that the %s is open where it is', async (words, page) => {
  call.mockResolvedValue(succeed({ url: 'https://billing.stripe.com/p/session/1', ...page }));
  show({ has_active_subscription: true, plan_id: 'PLUS' });
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: PAYMENT_TEXTS.manage }));
  });
  expect(toast).toHaveBeenCalledWith('info', { ...PAYMENT_TEXTS.opened[words], isOfPage: true });
});

it('says what the plan changes to, and leads to where that is given up', () => {
  const next = { next_plan_id: 'STARTER', renews_at: IN_A_WEEK } as const;
  show({ has_active_subscription: true, plan_id: 'PLUS', ...next });
  const words = PAYMENT_TEXTS.planned('STARTER', formatDay(IN_A_WEEK));
  expect(screen.queryByText(words)).not.toBeNull();
  // The present one, and the next.
  expect(screen.getAllByRole('button', { name: PAYMENT_TEXTS.manage })).toHaveLength(2);
  expect(screen.getAllByRole('button', { name: PAYMENT_TEXTS.change })).toHaveLength(2);
});
