import { startTransition, useEffect, useState, type ReactNode } from 'react';
import type { SessionUser } from '../firebase/auth/auth.ts';
import { showToast } from '../components/toasts/showToast.ts';
import { refusalText } from '../lib/refusalText.ts';
import { useAsyncEffect } from '../lib/useAsyncEffect.ts';
import { onAccountEnded } from '../lib/endedAccount.ts';
import { readPendingSignOut } from '../device/pendingSignOut.ts';
import { readLastSession, writeLastSession } from '../device/lastSession.ts';
import { untilIdle } from '../lib/whenIdle.ts';
import { beginSignOut, endSession, finishSignOut } from './endSession.ts';
import { silenceDevice } from './forgetDevice.ts';
import { SessionContext, type Session } from './SessionContext.ts';
import { wipeLocalData } from './wipeLocalData.ts';

const IDLE_WITHIN_MS = 500;

/**
 * Begins with who was signed in last, then follows Firebase Auth, also when another tab signs in or
 * out. Auth asks its server first, for seconds on a bad line; offline it keeps whom it knows. Who is
 * suspended or deleted is told so and signed out by the first call that is refused.
 */
export function SessionProvider({ children }: { children: ReactNode }) {
  const [session, setSession] = useState(rememberedSession);

  useAsyncEffect('once', async (_key, signal) => {
    function onUser(user: SessionUser | null): void {
      if (user === null) {
        void wipeLocalData();
        void silenceDevice();
        return setSession({ state: 'signed-out' });
      }
      writeLastSession(user);
      // What follows from it is drawn in slices: a tap in between is answered.
      startTransition(() => setSession({ state: 'signed-in', user, isConfirmed: true }));
    }

    try {
      // What was remembered needs none of it: its code and pictures come first.
      if (readLastSession() !== null) await untilIdle(IDLE_WITHIN_MS);
      const { observeUser } = await import('../firebase/auth/auth.ts');
      await finishSignOut();
      if (!signal.aborted) signal.addEventListener('abort', observeUser(onUser), { once: true });
    } catch (error) {
      console.error('The session cannot be confirmed', error);
      // With a remembered one the library opens all the same.
      setSession((before) => (before.state === 'loading' ? raise(error) : before));
    }
  });

  useEffect(
    () =>
      onAccountEnded((refusal) => {
        // They end it themselves, as who has just deleted their account here does.
        if (readPendingSignOut()?.isForgotten === false) return;
        // Here and not by who called: most calls are nobody's wish, and any of them may be the first to be refused.
        showToast('error', refusalText(refusal));
        beginSignOut();
        endSession().catch((error: unknown) => console.error('The session has not ended', error));
      }),
    [],
  );

  return <SessionContext value={session}>{children}</SessionContext>;
}

function rememberedSession(): Session {
  const user = readLastSession();
  return user === null ? { state: 'loading' } : { state: 'signed-in', user, isConfirmed: false };
}

/** Thrown while drawing, so that the error screen shows it. */
function raise(error: unknown): never {
  throw error;
}
