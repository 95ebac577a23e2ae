// @vitest-environment happy-dom
import { ERRORS } from '@lumashot/domain/errors';
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { markForgotten, markSignOutPending } from '../device/pendingSignOut.ts';
import type { SessionUser } from '../firebase/auth/auth.ts';

const endSession = vi.hoisted(() => vi.fn<() => Promise<void>>(() => Promise.resolve()));
const beginSignOut = vi.hoisted(() => vi.fn<() => void>());
const showToast = vi.hoisted(() => vi.fn<(kind: string, content: object) => void>());
vi.mock('../components/toasts/showToast.ts', () => ({ showToast }));
type OnUser = (user: SessionUser | null) => void;
const observeUser = vi.hoisted(() => vi.fn<(onUser: OnUser) => () => void>(() => () => {}));
vi.mock('../firebase/auth/auth.ts', () => ({ observeUser }));
const unsubscribeDevice = vi.hoisted(() => vi.fn<() => Promise<null>>(() => Promise.resolve(null)));
vi.mock('../pwa/devicePush.ts', () => ({ unsubscribeDevice }));
vi.mock('./wipeLocalData.ts', () => ({ wipeLocalData: () => Promise.resolve() }));
vi.mock('./endSession.ts', () => ({
  beginSignOut,
  endSession,
  finishSignOut: () => Promise.resolve(),
}));

const { sayAccountEnded } = await import('../lib/endedAccount.ts');
const { SessionProvider } = await import('./SessionProvider.tsx');

afterEach(() => {
  localStorage.clear();
  cleanup();
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

it('says why the session ends, whichever call was refused, and ends it', () => {
  render(<SessionProvider>{null}</SessionProvider>);
  act(() => sayAccountEnded({ reason: 'account-suspended' }));
  expect(showToast).toHaveBeenCalledExactlyOnceWith(
    'error',
    expect.objectContaining({ title: ERRORS['account-suspended'].title, outlivesPage: true }),
  );
  expect(beginSignOut).toHaveBeenCalledOnce();
  expect(endSession).toHaveBeenCalledOnce();
});

it('says nothing to whoever is signing out here already', () => {
  markSignOutPending();
  render(<SessionProvider>{null}</SessionProvider>);
  act(() => sayAccountEnded({ reason: 'account-missing' }));
  expect(showToast).not.toHaveBeenCalled();
  expect(endSession).not.toHaveBeenCalled();
  // Once Auth has forgotten them, whoever is here has come after them.
  markForgotten();
  act(() => sayAccountEnded({ reason: 'account-suspended' }));
  expect(endSession).toHaveBeenCalledOnce();
});

/** What Auth answers once it is asked. */
async function authAnswers(user: SessionUser | null): Promise<void> {
  render(<SessionProvider>{null}</SessionProvider>);
  await vi.waitFor(() => expect(observeUser).toHaveBeenCalledOnce());
  act(() => observeUser.mock.calls[0]?.[0](user));
}

it('tells a device nothing any more whose session ended elsewhere', async () => {
  vi.stubGlobal('Notification', { permission: 'granted' });
  await authAnswers(null);
  await vi.waitFor(() => expect(unsubscribeDevice).toHaveBeenCalledOnce());
});

it('leaves the device of somebody alone who is still signed in', async () => {
  vi.stubGlobal('Notification', { permission: 'granted' });
  await authAnswers({ uid: 'ana', email: null });
  await vi.dynamicImportSettled();
  expect(unsubscribeDevice).not.toHaveBeenCalled();
});

it('does not ask a browser that has never told anything', async () => {
  vi.stubGlobal('Notification', { permission: 'default' });
  await authAnswers(null);
  await vi.dynamicImportSettled();
  expect(unsubscribeDevice).not.toHaveBeenCalled();
});
