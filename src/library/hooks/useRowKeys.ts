import { queryKey, type LibraryOrder, type LibraryQuery } from '@lumashot/domain/library/query';
import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { database } from '../index/database.ts';
import { orderedKeys, visibleSince } from '../search/libraryQuery.ts';
import { searchNear } from '../search/searchNear.ts';
import { filterKeys, needsTerms, readTerms, type Terms } from '../search/searchTerms.ts';
import type { LibrarySync } from '../sync/syncStatus.ts';
import { useLibrary, useSyncStatus } from './LibrarySyncContext.ts';
import { useFilledTerms } from './useFilledTerms.ts';
import { useIndexAnswer } from './useIndexAnswer.ts';

type Keys = readonly string[];

const NO_TERMS: Terms = new Map();

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
  const ordered = useOrderedKeys(query, { uid, sinceMs });
  const terms = useTerms(uid, { isNeeded: needsTerms(query, order) });
  const keys = useMemo(
    () =>
      ordered === undefined || terms === null
        ? undefined
        : filterKeys(ordered, { query, order, terms }),
    // oxlint-disable-next-line react/exhaustive-deps -- `name` is the query and the order as a value
    [ordered, terms, name],
  );
  const shown = useLastKnown(keys);

  useEffect(() => {
    if (keys === undefined) return;
    const known = lastKeys.get(sync) ?? new Map<string, Keys>();
    lastKeys.set(sync, known.set(name, keys));
  }, [sync, name, keys]);

  return shown ?? (recall ? lastKeys.get(sync)?.get(name) : undefined);
}

/** Read again only when the view is another one, not for what is searched for in it. */
function useOrderedKeys(
  query: LibraryQuery,
  { uid, sinceMs }: { readonly uid: string; readonly sinceMs: number },
): Keys | undefined {
  const { view, type, month } = query;
  return useIndexAnswer(
    () => orderedKeys(query, { uid, sinceMs }),
    [uid, sinceMs, view, type, month],
  );
}

/**
 * Null while they are needed and not all there. They are read when they are complete: while rows get theirs,
 * each lot of them would have all be read once more.
 */
function useTerms(uid: string, { isNeeded }: { readonly isNeeded: boolean }): Terms | null {
  const isNear = useSyncExternalStore(searchNear.subscribe, searchNear.get);
  const isWanted = isNeeded || isNear;
  const isFilled = useFilledTerms(uid, { isWanted });
  const isRead = isWanted && isFilled;
  const terms = useLiveQuery(() => (isRead ? readTerms(database) : null), [isRead]) ?? null;
  return isNeeded ? terms : (terms ?? NO_TERMS);
}

/** A list does not vanish while the next one is looked up. */
function useLastKnown(keys: Keys | undefined): Keys | undefined {
  const [known, setKnown] = useState(keys);
  if (keys !== undefined && keys !== known) setKnown(keys);
  return keys ?? known;
}
