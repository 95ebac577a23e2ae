import { queryKey, type LibraryOrder, type LibraryQuery } from '@lumashot/domain/library/query';
import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect } from 'react';
import { keysOf, visibleSince } from './libraryQuery.ts';
import type { LibrarySync } from './syncStatus.ts';
import { useLibrary, useSyncStatus } from './LibrarySyncContext.ts';

type Keys = readonly string[];

/** By query, for as long as the library is somebody's: it goes with the sync at sign-out. */
const lastKeys = new WeakMap<LibrarySync, Map<string, Keys>>();

/**
 * The keys of all rows of a query, newest first, live; undefined until the index has answered. Keys
 * alone: ten thousand of them are read in one go, so that a list knows its length before it has a row.
 * `recall` begins with the last known ones, for a list that is put back to where it was.
 */
export function useRowKeys(
  query: LibraryQuery,
  { recall, order = 'newest' }: { recall: boolean; order?: LibraryOrder },
): Keys | undefined {
  const { uid, sync } = useLibrary();
  const { reach } = useSyncStatus();
  const sinceMs = visibleSince(query, reach);
  const name = `${queryKey(query)} ${order}`;
  const keys = useLiveQuery(
    () => keysOf(query, { uid, sinceMs }, order),
    [uid, name, sinceMs],
    recall ? lastKeys.get(sync)?.get(name) : undefined,
  );

  useEffect(() => {
    if (keys === undefined) return;
    const known = lastKeys.get(sync) ?? new Map<string, Keys>();
    lastKeys.set(sync, known.set(name, keys));
  }, [sync, name, keys]);

  return keys;
}
