import { readOwner, writeOwner } from '../device/ownerMarker.ts';
import { claimIndex } from '../library/ownership.ts';
import { wipeOwnedData } from './wipeLocalData.ts';

/** Before anything of this user's library is stored: what another user left here goes. */
export async function claimLocalData(uid: string): Promise<void> {
  if (readOwner() !== uid) await wipeOwnedData();
  writeOwner(uid);
  await claimIndex(uid);
}
