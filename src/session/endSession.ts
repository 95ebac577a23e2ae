import { signOutUser } from '../firebase/auth.ts';
import { wipeLocalData } from './wipeLocalData.ts';

/** Signs out and wipes; used where no SessionProvider may be left to see the change. */
export async function endSession(): Promise<void> {
  await signOutUser();
  await wipeLocalData();
}
