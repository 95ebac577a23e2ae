import { FirebaseError } from 'firebase/app';

const WRONG_CREDENTIALS = 'Email or password is wrong.';
const EXPIRED_LINK = 'This link has expired or was already used. Please ask for a new one.';

/** What people read for an auth/* code. Which of the two was wrong stays unsaid on purpose. */
const TEXTS: ReadonlyMap<string, string> = new Map([
  ['auth/invalid-credential', WRONG_CREDENTIALS],
  ['auth/invalid-login-credentials', WRONG_CREDENTIALS],
  ['auth/wrong-password', WRONG_CREDENTIALS],
  ['auth/user-not-found', WRONG_CREDENTIALS],
  ['auth/email-already-in-use', 'This email already has an account. Sign in instead.'],
  ['auth/weak-password', 'Please choose a longer password: at least 8 characters.'],
  [
    'auth/password-does-not-meet-requirements',
    'Please choose a longer password: at least 8 characters.',
  ],
  ['auth/invalid-email', 'This email address does not look right.'],
  ['auth/missing-email', 'Please enter your email.'],
  ['auth/missing-password', 'Please enter your password.'],
  ['auth/too-many-requests', 'Too many tries. Please wait a few minutes, then try again.'],
  ['auth/network-request-failed', 'No connection. Check your network and try again.'],
  ['auth/user-disabled', 'This account is disabled. Please contact support.'],
  ['auth/popup-closed-by-user', 'The Google window was closed before you were signed in.'],
  ['auth/cancelled-popup-request', 'The Google window was closed before you were signed in.'],
  [
    'auth/popup-blocked',
    "Your browser kept Google's window back. Allow it for this page and try again.",
  ],
  ['auth/user-mismatch', 'This is another Google account. Please choose the one of this account.'],
  ['auth/internal-error', "Google's sign-in could not be reached. Please try again."],
  [
    'auth/account-exists-with-different-credential',
    'This email already has an account with another way to sign in.',
  ],
  ['auth/multi-factor-auth-required', 'Please sign in with the code of your app.'],
  [
    'auth/invalid-verification-code',
    'This code is wrong or too old. Please type the one shown now.',
  ],
  ['auth/missing-code', 'Please type the code of your app.'],
  ['auth/totp-challenge-timeout', 'This took too long. Please sign in again.'],
  ['auth/requires-recent-login', 'Please sign out and in again first.'],
  ['auth/unverified-email', 'Please confirm your address first.'],
  ['auth/expired-action-code', EXPIRED_LINK],
  ['auth/invalid-action-code', EXPIRED_LINK],
  ['auth/operation-not-allowed', 'This way to sign in is not available right now.'],
]);

const FALLBACK = 'Something went wrong on our side. Please try again.';

export const authErrorText = (error: unknown): string =>
  (error instanceof FirebaseError ? TEXTS.get(error.code) : undefined) ?? FALLBACK;
