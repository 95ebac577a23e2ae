import type { Auth } from 'firebase-admin/auth';
import type { SignIn } from '../../usecases/account/ports.ts';
import { hasCode } from '../hasCode.ts';
import { confirmedAddress } from './confirmedAddress.ts';

/** Users of Firebase Auth, at their end. One that is gone already is fine. */
export const firebaseSignIn = (auth: Auth): SignIn => ({
  confirmedAddressOf: (uid) => confirmedAddress(auth, uid),
  async lock(uid) {
    await orGone(auth.updateUser(uid, { disabled: true }));
    await orGone(auth.revokeRefreshTokens(uid));
  },
  async remove(uid) {
    await orGone(auth.deleteUser(uid));
  },
});

async function orGone<Value>(asked: Promise<Value>): Promise<Value | null> {
  try {
    return await asked;
  } catch (error) {
    if (hasCode(error, 'auth/user-not-found')) return null;
    throw error;
  }
}
