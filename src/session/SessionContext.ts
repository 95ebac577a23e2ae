import { createContext, use } from 'react';
import type { SessionUser } from '../firebase/auth/auth.ts';

export type Session =
  | { readonly state: 'loading' }
  | { readonly state: 'signed-out' }
  | {
      readonly state: 'signed-in';
      readonly user: SessionUser;
      /** False while it is only remembered: nothing may be sent yet. */
      readonly isConfirmed: boolean;
    };

export const SessionContext = createContext<Session>({ state: 'loading' });

export const useSession = (): Session => use(SessionContext);

/** Only below SignedInLayout, which sends everybody else to /auth. */
export function useUser(): SessionUser {
  const session = useSession();
  if (session.state !== 'signed-in') throw new Error('useUser needs a signed-in session');
  return session.user;
}
