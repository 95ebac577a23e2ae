import { WHOLE_LIBRARY } from '@lumashot/domain/library/query';
import { isComplete, rowsOf } from './libraryQuery.ts';
import type { LibraryOf } from './LibrarySyncContext.ts';

/** What can be browsed without a network, also by who never scrolled back. Each costs one read, once. */
const ROWS = 240;

/**
 * Loads older rows until there is enough for a while offline: where the browser has promised to keep
 * what is stored (docs/adr/0008). Elsewhere rows are loaded as they are looked at.
 */
export async function fillForOffline(library: LibraryOf, mayGoOn: () => boolean): Promise<void> {
  const { uid, sync } = library;
  if (!(await isStorageKept())) return;
  const known = await rowsOf(WHOLE_LIBRARY, { uid, sinceMs: -Infinity }).count();
  const isWhole = isComplete(WHOLE_LIBRARY, sync.getStatus().reach);
  if (known >= ROWS || isWhole || !mayGoOn()) return;
  await sync.loadOlder(WHOLE_LIBRARY);
  if (sync.getStatus().older === 'idle') return fillForOffline(library, mayGoOn);
}

/** Installed apps and those that were granted it; missing on insecure origins. */
const isStorageKept = async (): Promise<boolean> =>
  'storage' in navigator && 'persisted' in navigator.storage && navigator.storage.persisted();
