import { dropAllDrafts } from '../device/drafts.ts';
import { dropLastSession, isLastSession } from '../device/lastSession.ts';
import { readOwner, writeOwner } from '../device/ownerMarker.ts';
import { readPendingSignOut } from '../device/pendingSignOut.ts';
import { dropPicked } from '../device/pickedPhotos.ts';
import { forgetProfile } from '../device/rememberedProfile.ts';
import { dropShared } from '../pwa/sharedCache.ts';
import { localDataInTurn } from './localDataInTurn.ts';

/** Everything of a user that this browser keeps: the session, drafts, index, profile and media. */
export async function wipeLocalData(): Promise<void> {
  // First, and at once: from here on nothing is kept any more, in no tab.
  dropLastSession();
  dropDraftsAndProfile();
  await wipeLeftovers();
}

/** What is stored of somebody who is not signed in any more: who has signed in meanwhile keeps theirs. */
export const wipeLeftovers = (): Promise<void> =>
  localDataInTurn(async () => {
    const owner = readOwner();
    if (owner !== null && !isLastSession(owner)) await wipeStored();
  });

export function dropDraftsAndProfile(): void {
  dropAllDrafts();
  forgetProfile();
}

/** For who has the turn. */
export async function wipeStored(): Promise<void> {
  // Loaded here: the sign-in screen needs none of it when there is nothing to wipe.
  const [{ wipeIndex }, { wipeMediaCache }, { dropAllMediaUrls }] = await Promise.all([
    import('../library/index/ownership.ts'),
    import('../media/mediaCache.ts'),
    import('../media/mediaUrls.ts'),
  ]);
  dropAllMediaUrls();
  await dropPicked();
  // A photo that was shared after them is not theirs: it waits for whoever signs in.
  const keptBefore = readPendingSignOut()?.since ?? Infinity;
  await Promise.all([wipeIndex(), wipeMediaCache(), dropShared({ keptBefore })]);
  // Last: if the tab is closed before, the next visit wipes again.
  writeOwner(null);
}
