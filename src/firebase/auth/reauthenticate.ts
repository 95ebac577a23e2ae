import { EmailAuthProvider, reauthenticateWithCredential, type User } from 'firebase/auth';
import { hasCode } from '../hasCode.ts';
import { auth, resultOf, signInProviders, type AuthResult } from './auth.ts';

export type Proof = 'password' | 'google';

const PROVIDERS: readonly (readonly [id: string, proof: Proof])[] = [
  ['password', 'password'],
  ['google.com', 'google'],
];

/** How whoever is signed in can show here that it is them. */
export const possibleProofs = (): readonly Proof[] =>
  PROVIDERS.filter(([id]) => signInProviders().includes(id)).map(([, proof]) => proof);

export const proveByPassword = (password: string): Promise<AuthResult> =>
  prove((user) => byPassword(user, password));

export const proveByGoogle = (): Promise<AuthResult> =>
  prove(async (user) => (await import('./googleSignIn.ts')).reauthenticateWithGoogle(user));

const WRONG_PASSWORD = 'This password is wrong. Please try again.';
const WRONG_CODES = [
  'auth/invalid-credential',
  'auth/invalid-login-credentials',
  'auth/wrong-password',
];

/** Only the password was typed: that it is the wrong one gives nothing away. */
async function byPassword(user: User, password: string): Promise<AuthResult> {
  try {
    const credential = EmailAuthProvider.credential(user.email ?? '', password);
    await reauthenticateWithCredential(user, credential);
    return { ok: true };
  } catch (error) {
    return WRONG_CODES.some((code) => hasCode(error, code))
      ? { ok: false, message: WRONG_PASSWORD }
      : resultOf(Promise.reject(error));
  }
}

async function prove(attempt: (user: User) => Promise<AuthResult>): Promise<AuthResult> {
  const user = auth.currentUser;
  if (user === null) return resultOf(Promise.reject(new Error('nobody is signed in')));
  return renewed(user, await attempt(user));
}

/** The server reads in the token when its owner has signed in: the old one would be refused again. */
function renewed(user: User, result: AuthResult): Promise<AuthResult> | AuthResult {
  if (result.ok) return resultOf(user.getIdToken(true));
  const { challenge } = result;
  if (challenge === undefined) return result;
  return { ...result, challenge: async (code) => renewed(user, await challenge(code)) };
}
