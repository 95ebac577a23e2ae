import { itemKeyOf } from '@lumashot/domain/library/changes';
import type { LibraryType } from '@lumashot/domain/library/item';
import { queryKey, WHOLE_LIBRARY, type LibraryQuery } from '@lumashot/domain/library/query';
import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useSyncExternalStore } from 'react';
import { database } from '../index/database.ts';
import { readRow, readRows, type IndexRow } from '../index/indexRow.ts';
import { newestOf, rowsOf, visibleSince } from '../search/libraryQuery.ts';
import { forgetAhead, NEWEST, newestAhead, subscribeToAhead } from '../search/newestAhead.ts';
import { rowsOfKeys } from '../index/rows.ts';
import { useLibrary, useSyncStatus } from './LibrarySyncContext.ts';
import { useIndexAnswer } from './useIndexAnswer.ts';

/**
 * The newest rows, live; undefined until the index has answered, and while it has none yet. The answer that was
 * asked for ahead is shown until then.
 */
export function useNewestRows(count: number = NEWEST): readonly IndexRow[] | undefined {
  const { uid } = useLibrary();
  const { reach } = useSyncStatus();
  const sinceMs = visibleSince(WHOLE_LIBRARY, reach);
  const rows = useIndexAnswer(
    async () => readRows(await newestOf(WHOLE_LIBRARY, { uid, sinceMs, count })),
    [uid, sinceMs, count],
  );
  const ahead = useSyncExternalStore(subscribeToAhead, () => newestAhead(uid));
  const isAnswered = rows !== undefined;
  useEffect(() => {
    if (isAnswered) forgetAhead();
  }, [isAnswered]);
  return rows ?? ahead;
}

/** All rows of a query that are on this device, newest first, live; undefined until it has answered. */
export function useAllRows(query: LibraryQuery): readonly IndexRow[] | undefined {
  const { uid } = useLibrary();
  return useLiveQuery(async () => {
    const oldestFirst = await rowsOf(query, { uid, sinceMs: -Infinity }).toArray();
    return readRows(oldestFirst.toReversed());
  }, [uid, queryKey(query)]);
}

/** Whether this device holds it, in the library or in the trash. */
export const hasRow = async (key: string): Promise<boolean> =>
  (await rowsOfKeys(database, [key])).length > 0;

/** One item, in the library or in the trash, as soon as the listener has brought it. */
export function useIndexRow(type: LibraryType, id: string | null): IndexRow | undefined {
  const { uid } = useLibrary();
  const row = useLiveQuery(async () => {
    const [stored] = id === null ? [] : await rowsOfKeys(database, [itemKeyOf({ type, id })]);
    return stored === undefined ? undefined : (readRow(stored) ?? undefined);
  }, [type, id]);
  return row?.uid === uid ? row : undefined;
}
