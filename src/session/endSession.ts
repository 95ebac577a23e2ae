import { dropLastSession } from '../device/lastSession.ts';
import {
  clearSignOutPending,
  markForgotten,
  markSignOutPending,
  readPendingSignOut,
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
  const pending = readPendingSignOut();
  if (pending === null) return;
  const { signedOut, wiped } = pending.isForgotten ? onlyWipe() : await end();
  wiped.catch((error: unknown) => console.error('What was kept here is not wiped', error));
  await signedOut;
}

interface SignOut {
  readonly signedOut: Promise<void>;
  readonly wiped: Promise<void>;
}

/** Who is signed in now has signed in after them, and stays. */
const onlyWipe = (): SignOut => ({
  signedOut: Promise.resolve(),
  wiped: wipeLeftovers().then(clearSignOutPending),
});

async function end(): Promise<SignOut> {
  const { signOutUser, userOfNow } = await import('../firebase/auth/auth.ts');
  const leaving = userOfNow();
  // With the token that ends with the session. That takes seconds on a bad line, and somebody may sign in meanwhile.
  const signedOut = Promise.all([leaving, forgetDevice()])
    .then(([user]) => signOutUser(user))
    .then(markForgotten);
  const wiped = Promise.all([signedOut, wipeLocalData()])
    .then(wipeLeftovers)
    .then(clearSignOutPending);
  return { signedOut, wiped };
}
