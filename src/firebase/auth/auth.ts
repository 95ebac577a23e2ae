import { sayAddressConfirmed } from '../../lib/addressConfirmed.ts';
import { hasCode } from '../hasCode.ts';
import {
  applyActionCode,
  browserLocalPersistence,
  confirmPasswordReset,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  indexedDBLocalPersistence,
  initializeAuth,
  onAuthStateChanged,
  reload,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut,
  verifyPasswordResetCode,
  type User,
} from 'firebase/auth';
import { appConfig, firebaseApp } from '../app.ts';
import { authErrorText } from './authErrors.ts';

/** No popup resolver: it would load Google's scripts at once. googleSignIn.ts brings it on the click. */
export const auth = initializeAuth(firebaseApp, {
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

export type AuthResult =
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly message: string;
      /** Right so far: the code of the second factor is missing. */
      readonly challenge?: Challenge;
    };

/** Answers with the code that the app on the phone shows. */
export type Challenge = (code: string) => Promise<AuthResult>;

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

/**
 * Mails the link that sets a new password. An address without an account gets the same answer: who
 * has an account is nobody's business.
 */
export async function sendPasswordReset(email: string): Promise<AuthResult> {
  try {
    await sendPasswordResetEmail(auth, email, {
      url: `${window.location.origin}/auth?reset=true`,
    });
    return { ok: true };
  } catch (error) {
    return hasCode(error, 'auth/user-not-found')
      ? { ok: true }
      : { ok: false, message: authErrorText(error) };
  }
}

/** The link of the verification mail. */
export const confirmEmail = (code: string): Promise<AuthResult> =>
  resultOf(applyActionCode(auth, code));

/** As the server says now: the link may have been opened on another device. */
export async function isAddressConfirmed(): Promise<boolean> {
  const user = auth.currentUser;
  if (user === null) return false;
  if (!user.emailVerified) await reload(user);
  sayAddressConfirmed(user.emailVerified);
  return user.emailVerified;
}

/** Sends the verification mail once more, unless its link was opened meanwhile. */
export async function resendConfirmation(): Promise<
  { ok: true; isConfirmed: boolean } | { ok: false; message: string }
> {
  const user = auth.currentUser;
  try {
    const isConfirmed = await isAddressConfirmed();
    if (user !== null && !isConfirmed) await sendVerification(user);
    return { ok: true, isConfirmed };
  } catch (error) {
    return { ok: false, message: authErrorText(error) };
  }
}

export interface LinkRefusal {
  readonly ok: false;
  readonly message: string;
  /** Too old, or used already; otherwise the next try may work. */
  readonly isUsedUp: boolean;
}

/** Whose password the link in the mail sets. */
export async function checkResetCode(
  code: string,
): Promise<{ readonly ok: true; readonly email: string } | LinkRefusal> {
  try {
    return { ok: true, email: await verifyPasswordResetCode(auth, code) };
  } catch (error) {
    return linkRefusal(error);
  }
}

/** Sets it, once. To sign in with it is another step: it may fail while the new password holds. */
export async function setNewPassword({
  code,
  password,
}: {
  readonly code: string;
  readonly password: string;
}): Promise<{ readonly ok: true } | LinkRefusal> {
  try {
    await confirmPasswordReset(auth, code, password);
    return { ok: true };
  } catch (error) {
    return linkRefusal(error);
  }
}

const linkRefusal = (error: unknown): LinkRefusal => ({
  ok: false,
  message: authErrorText(error),
  isUsedUp: ['auth/expired-action-code', 'auth/invalid-action-code'].some((code) =>
    hasCode(error, code),
  ),
});

/** As Auth knows them now: whoever signs in later is somebody else, also into the same account. */
export async function userOfNow(): Promise<User | null> {
  await auth.authStateReady();
  return auth.currentUser;
}

/** Who has signed in after them stays. */
export async function signOutUser(leaving: User | null): Promise<void> {
  if (auth.currentUser === leaving) await signOut(auth);
}

/** Calls back with the user or null: at first when the stored session is known, then on change. */
export const observeUser = (onUser: (user: SessionUser | null) => void): (() => void) =>
  onAuthStateChanged(auth, (user) => {
    sayAddressConfirmed(user?.emailVerified ?? null);
    onUser(user === null ? null : { uid: user.uid, email: user.email });
  });

/** Ids of the ways this user signs in: 'password', 'google.com'. */
export const signInProviders = (): readonly string[] =>
  auth.currentUser?.providerData.map(({ providerId }) => providerId) ?? [];

/** Blocks nothing: an account works without a verified address, and the mail can be sent again. */
function sendWelcome(user: User): void {
  sendVerification(user).catch((error: unknown) =>
    console.warn('The verification email was not sent', error),
  );
}

const sendVerification = (user: User): Promise<void> =>
  sendEmailVerification(user, { url: `${window.location.origin}/dashboard` });

export async function resultOf(attempt: Promise<unknown>): Promise<AuthResult> {
  try {
    await attempt;
    return { ok: true };
  } catch (error) {
    const message = authErrorText(error);
    return needsSecondFactor(error)
      ? { ok: false, message, challenge: (code) => resultOf(answer(error, code)) }
      : { ok: false, message };
  }
}

const needsSecondFactor = (error: unknown): boolean =>
  hasCode(error, 'auth/multi-factor-auth-required');

/** Loaded by the few who have one. */
const answer = async (error: unknown, code: string): Promise<void> =>
  (await import('./secondFactor.ts')).answerChallenge(auth, { error, code });
