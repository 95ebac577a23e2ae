import { readOwner, writeOwner } from '../lib/ownerMarker.ts';
import { claimIndex } from '../localIndex/ownership.ts';
import { wipeOwnedData } from './wipeLocalData.ts';

let underWay: { readonly uid: string; readonly done: Promise<void> } | null = null;

/**
 * Before anything of this user is stored: what another user left here goes. Profile and library both
 * ask for it at the start: a second wipe would take what the first one has made room for.
 */
export function claimLocalData(uid: string): Promise<void> {
  if (underWay?.uid !== uid) {
    const done = claim(uid).finally(() => {
      underWay = null;
    });
    underWay = { uid, done };
  }
  return underWay.done;
}

async function claim(uid: string): Promise<void> {
  if (readOwner() !== uid) await wipeOwnedData();
  writeOwner(uid);
  await claimIndex(uid);
}
