import type { LibraryType } from '@lumashot/domain/library/item';
import { useLiveQuery } from 'dexie-react-hooks';
import { Dexie } from 'dexie';
import { database, rowKey, type IndexRow } from './database.ts';
import { useLibrary, useSyncStatus } from './LibrarySyncContext.ts';

/** The newest rows, live; undefined until the index has answered. */
export function useNewestRows(count: number): readonly IndexRow[] | undefined {
  const { uid } = useLibrary();
  const { horizon } = useSyncStatus();
  return useLiveQuery(() => {
    const rows = rowsSince(uid, horizon);
    rows.reverse();
    return rows.limit(count).toArray();
  }, [uid, horizon, count]);
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

const rowsSince = (uid: string, sinceMs: number) =>
  database.items
    .where('[uid+createdAt]')
    .between([uid, Number.isFinite(sinceMs) ? sinceMs : Dexie.minKey], [uid, Dexie.maxKey]);
