import { dropLastSession } from '../lib/lastSession.ts';
import { wipeLocalData } from './wipeLocalData.ts';

/**
 * Signs out and wipes; used where no SessionProvider may be left to see the change. The wipe does not
 * wait for Auth, which on a bad line may still be starting; once more after it, for what came between.
 */
export async function endSession(): Promise<void> {
  dropLastSession();
  const { signOutUser } = await import('../firebase/auth.ts');
  await Promise.all([signOutUser(), wipeLocalData()]);
  await wipeLocalData();
}
