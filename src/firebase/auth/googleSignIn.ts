import { hasCode } from '../hasCode.ts';
import {
  browserPopupRedirectResolver,
  getRedirectResult,
  GoogleAuthProvider,
  reauthenticateWithPopup,
  signInWithPopup,
  signInWithRedirect,
  type User,
} from 'firebase/auth';
import { endGoogleTrip, leaveForGoogle } from '#app/device/googleTrip.ts';
import { auth, resultOf, type AuthResult } from './auth.ts';

/**
 * In a window of Google's; where the browser blocks windows (installed apps, some phones) the whole
 * tab goes there instead, and comes back to /auth. Null: it is on its way.
 */
export async function signInWithGoogle(): Promise<AuthResult | null> {
  const provider = new GoogleAuthProvider();
  // Devices are shared: who has several accounts chooses.
  provider.setCustomParameters({ prompt: 'select_account' });
  try {
    await signInWithPopup(auth, provider, browserPopupRedirectResolver);
    return { ok: true };
  } catch (error) {
    if (!isBlocked(error)) return resultOf(Promise.reject(error));
  }
  leaveForGoogle();
  const left = await resultOf(signInWithRedirect(auth, provider, browserPopupRedirectResolver));
  if (left.ok) return null;
  endGoogleTrip();
  return left;
}

/** After the return. Null when the visitor came back without an answer. */
export async function finishGoogleRedirect(): Promise<AuthResult | null> {
  endGoogleTrip();
  try {
    const answer = await getRedirectResult(auth, browserPopupRedirectResolver);
    return answer === null ? null : { ok: true };
  } catch (error) {
    return resultOf(Promise.reject(error));
  }
}

/** That whoever is signed in is there. In its window alone: the tab holds what they were about to do. */
export function reauthenticateWithGoogle(user: User): Promise<AuthResult> {
  const provider = new GoogleAuthProvider();
  if (user.email !== null) provider.setCustomParameters({ login_hint: user.email });
  return resultOf(reauthenticateWithPopup(user, provider, browserPopupRedirectResolver));
}

const isBlocked = (error: unknown): boolean => hasCode(error, 'auth/popup-blocked');
