import type { LibraryType } from '@lumashot/domain/library/item';
import { useLiveQuery } from 'dexie-react-hooks';
import { Dexie } from 'dexie';
import { database, rowKey, type IndexRow } from './database.ts';
import { visibleSince } from './syncProgress.ts';
import { LIBRARY_TYPE_NAMES } from './libraryTypes.ts';
import { useLibrary, useSyncStatus } from './LibrarySyncContext.ts';

/** The newest rows of one type or of all, live; undefined until the index has answered. */
export function useNewestRows(
  count: number,
  type: LibraryType | null = null,
): readonly IndexRow[] | undefined {
  const { uid } = useLibrary();
  const { reach } = useSyncStatus();
  const horizon = visibleSince(type === null ? LIBRARY_TYPE_NAMES : [type], reach);
  return useLiveQuery(() => {
    const rows = type === null ? rowsSince(uid, horizon) : rowsOfTypeSince(uid, type, horizon);
    rows.reverse();
    return rows.limit(count).toArray();
  }, [uid, type, horizon, count]);
}

/** One item, as soon as the listener has brought it. */
export function useIndexRow(type: LibraryType, id: string | null): IndexRow | undefined {
  const { uid } = useLibrary();
  const row = useLiveQuery(
    async () => (id === null ? undefined : database.items.get(rowKey({ type, id }))),
    [type, id],
  );
  return row?.uid === uid ? row : undefined;
}

const lowest = (sinceMs: number) => (Number.isFinite(sinceMs) ? sinceMs : Dexie.minKey);

/** Newest last. */
export const rowsSince = (uid: string, sinceMs: number) =>
  database.items.where('[uid+createdAt]').between([uid, lowest(sinceMs)], [uid, Dexie.maxKey]);

/** Newest last. */
export const rowsOfTypeSince = (uid: string, type: LibraryType, sinceMs: number) =>
  database.items
    .where('[uid+type+createdAt]')
    .between([uid, type, lowest(sinceMs)], [uid, type, Dexie.maxKey]);
