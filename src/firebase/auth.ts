import {
  browserLocalPersistence,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  indexedDBLocalPersistence,
  initializeAuth,
  onAuthStateChanged,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut,
  type User,
} from 'firebase/auth';
import { appConfig, firebaseApp } from './app.ts';
import { authErrorText } from './authErrors.ts';

/** No popup resolver: it would load an iframe and 5 kB for a sign-in we do not offer yet. */
const auth = initializeAuth(firebaseApp, {
  persistence: [indexedDBLocalPersistence, browserLocalPersistence],
});
if (appConfig.emulators !== null) {
  const { host, auth: port } = appConfig.emulators;
  connectAuthEmulator(auth, `http://${host}:${port}`, { disableWarnings: true });
}

export interface SessionUser {
  readonly uid: string;
  readonly email: string | null;
}

export type AuthResult = { readonly ok: true } | { readonly ok: false; readonly message: string };

interface Credentials {
  readonly email: string;
  readonly password: string;
}

export const signIn = ({ email, password }: Credentials): Promise<AuthResult> =>
  resultOf(signInWithEmailAndPassword(auth, email, password));

export const signUp = ({ email, password }: Credentials): Promise<AuthResult> =>
  resultOf(
    createUserWithEmailAndPassword(auth, email, password).then(({ user }) => sendWelcome(user)),
  );

export const signOutUser = (): Promise<void> => signOut(auth);

/** Calls back with the user or null: at first when the stored session is known, then on change. */
export const observeUser = (onUser: (user: SessionUser | null) => void): (() => void) =>
  onAuthStateChanged(auth, (user) =>
    onUser(user === null ? null : { uid: user.uid, email: user.email }),
  );

/** The mail leads back to /auth, which asks for the new password. */
export const sendPasswordReset = (email: string): Promise<AuthResult> =>
  resultOf(
    sendPasswordResetEmail(auth, email, { url: `${window.location.origin}/auth?reset=true` }),
  );

/** Ids of the ways this user signs in: 'password', 'google.com'. */
export const signInProviders = (): readonly string[] =>
  auth.currentUser?.providerData.map(({ providerId }) => providerId) ?? [];

export const currentUid = (): string | null => auth.currentUser?.uid ?? null;

/** Blocks nothing: an account works without a verified address, and the mail can be sent again. */
function sendWelcome(user: User): void {
  sendEmailVerification(user, { url: `${window.location.origin}/dashboard` }).catch(
    (error: unknown) => console.warn('The verification email was not sent', error),
  );
}

async function resultOf(attempt: Promise<unknown>): Promise<AuthResult> {
  try {
    await attempt;
    return { ok: true };
  } catch (error) {
    return { ok: false, message: authErrorText(error) };
  }
}
