// @vitest-environment happy-dom
import type { Profile } from '@lumashot/domain/profile/profile';
import { testProfile } from '@lumashot/domain/profile/testProfile';
import { refuse, succeed, type Result } from '@lumashot/domain/result';
import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ProfileContext } from '#app/session/ProfileContext.ts';
import { SUCCESS_TEXTS } from '#app/texts/billing.ts';
import { PaymentSuccessScreen } from './PaymentSuccessScreen.tsx';

type Call = (name: string, input: object) => Promise<Result<unknown>>;
const call = vi.hoisted(() => vi.fn<Call>());
vi.mock('#app/firebase/calls/callFunction.ts', () => ({ callFunction: call }));

beforeEach(() => {
  call.mockReset();
});
afterEach(cleanup);

const RETURN = '/payment-success?session_id=cs_1';
const ON_TRIAL = testProfile();
const SUBSCRIBED = testProfile({ has_active_subscription: true, plan_id: 'PLUS' });

/** What the page says as it opens, and again once another profile is heard. */
async function open(page: string, first: Profile = ON_TRIAL) {
  const at = (profile: Profile) => (
    <ProfileContext value={{ state: 'ready', profile, asOf: null, libraryNews: null }}>
      <MemoryRouter initialEntries={[page]}>
        <PaymentSuccessScreen />
      </MemoryRouter>
    </ProfileContext>
  );
  const { rerender } = render(at(first));
  await act(async () => {});
  return {
    heading: () => screen.getByRole('heading').textContent,
    hear: (profile: Profile) => act(async () => rerender(at(profile))),
  };
}

it('says of a checkout that is none of this account that it may be of another', async () => {
  call.mockResolvedValue(refuse({ reason: 'checkout-missing' }));
  const { heading } = await open(RETURN);
  expect(heading()).toBe(SUCCESS_TEXTS.foreign.heading);
  expect(screen.queryByText(/Nothing was charged/)).toBeNull();
});

it('says so to whoever has a plan of their own, too', async () => {
  call.mockResolvedValue(refuse({ reason: 'checkout-missing' }));
  const { heading } = await open(RETURN, SUBSCRIBED);
  expect(heading()).toBe(SUCCESS_TEXTS.foreign.heading);
});

it('says that nothing was charged only where there was no checkout', async () => {
  const { heading } = await open('/payment-success');
  expect(heading()).toBe(SUCCESS_TEXTS.none.heading);
  expect(call).not.toHaveBeenCalled();
});

it('waits for what is paid and not here yet', async () => {
  call.mockResolvedValue(succeed({ status: 'pending' }));
  const { heading } = await open(RETURN);
  expect(heading()).toBe(SUCCESS_TEXTS.confirming.heading);
});

it('is done with the news of the plan, however long the server takes to answer', async () => {
  call.mockReturnValue(new Promise(() => {}));
  const { heading, hear } = await open(RETURN);
  expect(heading()).toBe(SUCCESS_TEXTS.confirming.heading);
  await hear(SUBSCRIBED);
  expect(heading()).toBe(SUCCESS_TEXTS.done.heading);
});

it.each([
  ['says so', succeed({ status: 'active' })],
  ['cannot be asked', refuse({ reason: 'unexpected' })],
] as const)('is done where the plan came before its buyer, and the server %s', async (_, reply) => {
  call.mockResolvedValue(reply);
  const { heading } = await open(RETURN, SUBSCRIBED);
  expect(heading()).toBe(SUCCESS_TEXTS.done.heading);
});

it('says of a plan that is over that it has ended, and waits for nothing', async () => {
  call.mockResolvedValue(succeed({ status: 'over' }));
  const { heading } = await open(RETURN);
  expect(heading()).toBe(SUCCESS_TEXTS.over.heading);
  expect(call).toHaveBeenCalledOnce();
});

it('says that a debit has failed, and leads back', async () => {
  call.mockResolvedValue(succeed({ status: 'failed' }));
  const { heading } = await open('/payment-success?kind=pack&session_id=cs_1');
  expect(heading()).toBe(SUCCESS_TEXTS.failed.heading);
  expect(screen.getByRole('link').getAttribute('href')).toBe('/dashboard/settings?tab=credits');
});
