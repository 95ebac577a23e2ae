// @vitest-environment happy-dom
import { ERRORS } from '@lumashot/domain/errors';
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

const endSession = vi.hoisted(() => vi.fn<() => Promise<void>>(() => Promise.resolve()));
const beginSignOut = vi.hoisted(() => vi.fn<() => void>());
const showToast = vi.hoisted(() => vi.fn<(kind: string, content: object) => void>());
vi.mock('../components/toasts/showToast.ts', () => ({ showToast }));
vi.mock('../firebase/auth/auth.ts', () => ({ observeUser: () => () => {} }));
vi.mock('./endSession.ts', () => ({
  beginSignOut,
  endSession,
  finishSignOut: () => Promise.resolve(),
}));

const { sayAccountEnded } = await import('../lib/endedAccount.ts');
const { SessionProvider } = await import('./SessionProvider.tsx');

afterEach(cleanup);

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
