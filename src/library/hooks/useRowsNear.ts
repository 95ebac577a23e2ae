import { liveQuery } from 'dexie';
import { useEffect, useSyncExternalStore } from 'react';
import { database } from '../index/database.ts';
import type { LibrarySync } from '../sync/syncStatus.ts';
import { useLibrary } from './LibrarySyncContext.ts';
import { rowsOfKeys } from '../index/rows.ts';
import { readRows } from '../index/indexRow.ts';
import { createRowWindow, type Rows, type RowWindow } from '../index/rowWindow.ts';

const NONE: readonly string[] = [];

/** One a library: it outlives the screen, so that going back finds the rows that were left. */
const windows = new WeakMap<LibrarySync, RowWindow>();

/** The rows of `keys` from one place to another, live, with others that were near before. */
export function useRowsNear(
  keys: readonly string[],
  { from, to }: { from: number; to: number },
): Rows {
  const { sync } = useLibrary();
  const rows = windowOf(sync);
  useEffect(() => rows.want(keys.slice(from, to)), [rows, keys, from, to]);
  useEffect(() => () => rows.want(NONE), [rows]);
  return useSyncExternalStore(rows.subscribe, rows.getRows);
}

function windowOf(sync: LibrarySync): RowWindow {
  const known = windows.get(sync);
  if (known !== undefined) return known;
  const made = createRowWindow((keys, { onRows, onError }) => {
    const subscription = liveQuery(() => rowsOfKeys(database, keys)).subscribe(
      (rows) => onRows(readRows(rows)),
      onError,
    );
    return () => subscription.unsubscribe();
  });
  windows.set(sync, made);
  return made;
}
