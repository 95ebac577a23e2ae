import type { LibraryType } from '@lumashot/domain/library/item';
import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect } from 'react';
import { visibleSince } from './syncProgress.ts';
import { LIBRARY_TYPE_NAMES } from './libraryTypes.ts';
import type { LibrarySync } from './librarySync.ts';
import { useLibrary, useSyncStatus } from './LibrarySyncContext.ts';
import { rowsOfTypeSince, rowsSince } from './useIndexRows.ts';

type Keys = readonly string[];

/** By kind, for as long as the library is somebody's: it goes with the sync at sign-out. */
const lastKeys = new WeakMap<LibrarySync, Map<LibraryType | null, Keys>>();

/**
 * The keys of all rows of one type or of all, newest first, live; undefined until the index has
 * answered. Keys alone: ten thousand of them are read in one go, so that a list knows its length
 * before it has a row. `recall` begins with the last known ones, for a list that is put back to where
 * it was.
 */
export function useRowKeys(
  type: LibraryType | null,
  { recall }: { recall: boolean },
): Keys | undefined {
  const { uid, sync } = useLibrary();
  const { reach } = useSyncStatus();
  const horizon = visibleSince(type === null ? LIBRARY_TYPE_NAMES : [type], reach);
  const keys = useLiveQuery(
    async () => {
      const rows = type === null ? rowsSince(uid, horizon) : rowsOfTypeSince(uid, type, horizon);
      // Turned round here: backwards the database goes row by row, forwards it answers at once.
      return (await rows.primaryKeys()).toReversed();
    },
    [uid, type, horizon],
    recall ? lastKeys.get(sync)?.get(type) : undefined,
  );

  useEffect(() => {
    if (keys === undefined) return;
    const known = lastKeys.get(sync) ?? new Map<LibraryType | null, Keys>();
    lastKeys.set(sync, known.set(type, keys));
  }, [sync, type, keys]);

  return keys;
}
