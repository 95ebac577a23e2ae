import { useEffect, useState, type ReactNode } from 'react';
import { observeUser } from '../firebase/auth.ts';
import { SessionContext, type Session } from './SessionContext.ts';
import { wipeLocalData } from './wipeLocalData.ts';

/** Follows Firebase Auth, also when another tab signs in or out. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const [session, setSession] = useState<Session>({ state: 'loading' });

  useEffect(
    () =>
      observeUser((user) => {
        setSession(user === null ? { state: 'signed-out' } : { state: 'signed-in', user });
        if (user === null) void wipeLocalData();
      }),
    [],
  );

  return <SessionContext value={session}>{children}</SessionContext>;
}
