// @vitest-environment happy-dom
import type { Profile } from '@lumashot/domain/profile/profile';
import { testProfile } from '@lumashot/domain/profile/testProfile';
import { refuse, succeed, type Result } from '@lumashot/domain/result';
import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SUCCESS_TEXTS } from '#app/texts/billing.ts';
import { PaymentSuccessScreen } from './PaymentSuccessScreen.tsx';

type Call = (name: string, input: object) => Promise<Result<unknown>>;
const { call, mine } = vi.hoisted(() => ({
  call: vi.fn<Call>(),
  mine: vi.fn<() => Profile>(),
}));
vi.mock('#app/firebase/calls/callFunction.ts', () => ({ callFunction: call }));
vi.mock('#app/session/ProfileContext.ts', () => ({ useProfile: mine }));

beforeEach(() => {
  call.mockReset();
  mine.mockReturnValue(testProfile());
});
afterEach(cleanup);

async function headingAt(page: string): Promise<string | null> {
  render(
    <MemoryRouter initialEntries={[page]}>
      <PaymentSuccessScreen />
    </MemoryRouter>,
  );
  await act(async () => {});
  return screen.getByRole('heading').textContent;
}

it('says of a checkout that is none of this account that it may be of another', async () => {
  call.mockResolvedValue(refuse({ reason: 'checkout-missing' }));
  const heading = await headingAt('/payment-success?session_id=cs_1');
  expect(heading).toBe(SUCCESS_TEXTS.foreign.heading);
  expect(screen.queryByText(/Nothing was charged/)).toBeNull();
});

it('says that nothing was charged only where there was no checkout', async () => {
  expect(await headingAt('/payment-success')).toBe(SUCCESS_TEXTS.none.heading);
  expect(call).not.toHaveBeenCalled();
});

it('waits for what is paid and not here yet', async () => {
  call.mockResolvedValue(succeed({ status: 'pending' }));
  const heading = await headingAt('/payment-success?session_id=cs_1');
  expect(heading).toBe(SUCCESS_TEXTS.confirming.heading);
});

it('says that a debit has failed, and leads back', async () => {
  call.mockResolvedValue(succeed({ status: 'failed' }));
  const heading = await headingAt('/payment-success?kind=pack&session_id=cs_1');
  expect(heading).toBe(SUCCESS_TEXTS.failed.heading);
  expect(screen.getByRole('link').getAttribute('href')).toBe('/dashboard/settings?tab=credits');
});
