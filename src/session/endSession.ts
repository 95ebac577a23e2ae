import { dropLastSession } from '../device/lastSession.ts';
import { beginLeaving, endLeaving, leavingSince } from '../device/pendingSignOut.ts';
import { wipeLocalData } from './wipeLocalData.ts';

/** At once, and kept: whatever happens to the page from here on, nobody stays signed in. */
export function beginSignOut(): void {
  beginLeaving();
  dropLastSession();
}

/**
 * Signs out and wipes; used where no SessionProvider may be left to see the change. The wipe does not
 * wait for Auth, which on a bad line may still be starting; once more after it, for what came between.
 */
export async function endSession(): Promise<void> {
  const { signOutUser } = await import('../firebase/auth/auth.ts');
  await Promise.all([signOutUser(), wipeLocalData()]);
  await wipeLocalData();
  endLeaving();
}

/** A sign-out whose page was closed too early. */
export async function finishSignOut(): Promise<void> {
  if (leavingSince() !== null) await endSession();
}
