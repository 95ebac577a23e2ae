import { dropLastSession } from '../device/lastSession.ts';
import {
  markSignOutPending,
  clearSignOutPending,
  signOutPendingSince,
} from '../device/pendingSignOut.ts';
import { forgetDevice } from './forgetDevice.ts';
import { wipeLocalData } from './wipeLocalData.ts';

/** At once, and kept: whatever happens to the page from here on, nobody stays signed in. */
export function beginSignOut(): void {
  markSignOutPending();
  dropLastSession();
}

/**
 * Signs out and wipes; used where no SessionProvider may be left to see the change. The wipe does not
 * wait for Auth, which on a bad line may still be starting; once more after it, for what came between.
 */
export async function endSession(): Promise<void> {
  const { signOutUser } = await import('../firebase/auth/auth.ts');
  // With the token that ends with the session.
  await Promise.all([forgetDevice().then(signOutUser), wipeLocalData()]);
  await wipeLocalData();
  clearSignOutPending();
}

/** A sign-out whose page was closed too early. */
export async function finishSignOut(): Promise<void> {
  if (signOutPendingSince() !== null) await endSession();
}
