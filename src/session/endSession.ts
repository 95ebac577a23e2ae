import { dropLastSession } from '../device/lastSession.ts';
import {
  markSignOutPending,
  clearSignOutPending,
  signOutPendingSince,
} from '../device/pendingSignOut.ts';
import { forgetDevice } from './forgetDevice.ts';
import { wipeLeftovers, wipeLocalData } from './wipeLocalData.ts';

/** At once, and kept: whatever happens to the page from here on, nobody stays signed in. */
export function beginSignOut(): void {
  markSignOutPending();
  dropLastSession();
}

/**
 * Signs out and wipes; used where no SessionProvider may be left to see the change. The wipe does not
 * wait for Auth, which on a bad line may still be starting; once more after it, for what came between.
 */
export const endSession = async (): Promise<void> => (await end()).wiped;

/**
 * A sign-out whose page was closed too early. Answers when Auth has forgotten them: nobody who signs in waits for the
 * wipe, which has its turn before anything of theirs is kept.
 */
export async function finishSignOut(): Promise<void> {
  if (signOutPendingSince() === null) return;
  const { signedOut, wiped } = await end();
  wiped.catch((error: unknown) => console.error('What was kept here is not wiped', error));
  await signedOut;
}

async function end(): Promise<{ signedOut: Promise<void>; wiped: Promise<void> }> {
  const { signOutUser } = await import('../firebase/auth/auth.ts');
  // With the token that ends with the session.
  const signedOut = forgetDevice().then(signOutUser);
  const wiped = Promise.all([signedOut, wipeLocalData()])
    .then(wipeLeftovers)
    .then(clearSignOutPending);
  return { signedOut, wiped };
}
