import { WHOLE_LIBRARY } from '@lumashot/domain/library/query';
import { isComplete, rowsOf } from '../search/libraryQuery.ts';
import { loadRest } from './loadRest.ts';
import type { LibrarySync } from './syncStatus.ts';

/** What can be browsed without a network, also by who never scrolled back. Each costs one read, once. */
const ROWS = 240;

interface Filled {
  readonly uid: string;
  readonly sync: Pick<LibrarySync, 'getStatus' | 'loadOlder'>;
}

/**
 * Loads older rows until there is enough for a while offline: where the browser has promised to keep
 * what is stored (docs/adr/0008). Elsewhere rows are loaded as they are looked at.
 */
export async function fillForOffline({ uid, sync }: Filled, mayGoOn: () => boolean): Promise<void> {
  if (!(await isStorageKept())) return;
  let before = -1;
  async function hasMore(): Promise<boolean> {
    const known = await rowsOf(WHOLE_LIBRARY, { uid, sinceMs: -Infinity }).count();
    // A page that brought nothing ends it: the next one would hardly bring more.
    const isGrown = known > before;
    before = known;
    return isGrown && known < ROWS && !isComplete(WHOLE_LIBRARY, sync.getStatus().reach);
  }
  await loadRest({ hasMore, load: () => sync.loadOlder(WHOLE_LIBRARY) }, mayGoOn);
}

/** Installed apps and those that were granted it; missing on insecure origins. */
const isStorageKept = async (): Promise<boolean> =>
  'storage' in navigator && 'persisted' in navigator.storage && navigator.storage.persisted();
