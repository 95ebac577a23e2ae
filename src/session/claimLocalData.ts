import { readOwner, writeOwner } from '../device/ownerMarker.ts';
import { dropStalePicked } from '../device/pickedPhotos.ts';
import { claimIndex } from '../library/index/ownership.ts';
import { localDataInTurn } from './localDataInTurn.ts';
import { dropDraftsAndProfile, wipeStored } from './wipeLocalData.ts';

/** Before anything of this user's library is stored: what another user left here goes. */
export const claimLocalData = (uid: string): Promise<void> =>
  localDataInTurn(async () => {
    const owner = readOwner();
    if (owner !== uid && owner !== null) {
      dropDraftsAndProfile();
      await wipeStored();
    }
    writeOwner(uid);
    // Nothing waits for it.
    dropStalePicked(uid).catch((error: unknown) =>
      console.info('Old photos are still kept', error),
    );
    await claimIndex(uid);
  });
