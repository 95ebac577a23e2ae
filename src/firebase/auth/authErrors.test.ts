import { FirebaseError } from 'firebase/app';
import { expect, it } from 'vitest';
import { authErrorText } from './authErrors.ts';

it.each([
  ['auth/invalid-credential', 'Email or password is wrong.'],
  ['auth/wrong-password', 'Email or password is wrong.'],
  ['auth/user-not-found', 'Email or password is wrong.'],
  ['auth/email-already-in-use', 'This email already has an account. Sign in instead.'],
  ['auth/too-many-requests', 'Too many tries. Please wait a few minutes, then try again.'],
  ['auth/popup-closed-by-user', 'The Google window was closed before you were signed in.'],
  [
    'auth/expired-action-code',
    'This link has expired or was already used. Please ask for a new one.',
  ],
  ['auth/network-request-failed', 'No connection. Check your network and try again.'],
])('says %s in plain words', (code, text) => {
  expect(authErrorText(new FirebaseError(code, 'Firebase: raw (auth/raw).'))).toBe(text);
});

it("never shows the provider's own message", () => {
  const error = new FirebaseError('auth/brand-new-code', 'Firebase: internals (auth/new).');
  expect(authErrorText(error)).not.toContain('Firebase');
  expect(authErrorText(new Error('secret'))).not.toContain('secret');
});
