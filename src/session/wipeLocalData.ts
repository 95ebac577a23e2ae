import { dropShared } from '../pwa/sharedCache.ts';
import { readOwner, writeOwner } from '../lib/ownerMarker.ts';

/** Everything of a user that this browser keeps: the library index, the media, the running work. */
export async function wipeLocalData(): Promise<void> {
  if (readOwner() === null) return;
  // Loaded here: the sign-in screen needs none of it when there is nothing to wipe.
  const [{ wipeIndex }, { wipeMediaCache }, { dropAllMediaUrls }] = await Promise.all([
    import('../localIndex/ownership.ts'),
    import('../firebase/mediaCache.ts'),
    import('../firebase/mediaUrls.ts'),
  ]);
  dropAllMediaUrls();
  await Promise.all([wipeIndex(), wipeMediaCache(), dropShared()]);
  // Last: if the tab is closed before, the next visit wipes again.
  writeOwner(null);
}
