// @vitest-environment happy-dom
import { testProfile } from '@lumashot/domain/profile/testProfile';
import { refuse, succeed, type Result } from '@lumashot/domain/result';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import type { Profile } from '@lumashot/domain/profile/profile';
import { MY_DATA_TEXTS } from '#app/texts/account.ts';
import { AccountScreen } from './AccountScreen.tsx';

const world = vi.hoisted(() => ({
  call: vi.fn<() => Promise<Result<unknown>>>(),
  profile: vi.fn<() => Profile>(),
}));
vi.mock('#app/firebase/calls/callFunction.ts', () => ({ callFunction: world.call }));
vi.mock('#app/components/toasts/showToast.ts', () => ({ showToast: () => {} }));
vi.mock('#app/session/ProfileContext.ts', () => ({ useProfile: world.profile }));
vi.mock('#app/session/SessionContext.ts', () => ({ useUser: () => ({ email: 'a@b.test' }) }));
vi.mock('./CopyOfEverything.tsx', () => ({ CopyOfEverything: () => null }));

const TEXTS = MY_DATA_TEXTS.closing;
const CLOSING = testProfile({ closing_at: new Date('2030-01-15T12:00:00Z') });
const page = () => (
  <MemoryRouter>
    <AccountScreen photo={null} invoices={null} onDeleted={() => {}} />
  </MemoryRouter>
);

afterEach(cleanup);

async function keep(answer: Result<unknown>) {
  world.profile.mockReturnValue(CLOSING);
  world.call.mockResolvedValue(answer);
  const { rerender } = render(page());
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: TEXTS.keep }));
  });
  world.profile.mockReturnValue(testProfile());
  rerender(page());
}

it('leads on from the head of the page who keeps an account: the button they pressed is gone', async () => {
  await keep(succeed({ isWhole: true }));
  expect(screen.queryByRole('button', { name: TEXTS.keep })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});

it('moves nobody’s focus where another device has kept it', async () => {
  await keep(refuse({ reason: 'rate-limited' }));
  expect(document.activeElement).toBe(document.body);
});
