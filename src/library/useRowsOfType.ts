import type { LibraryType } from '@lumashot/domain/library/item';
import { useLiveQuery } from 'dexie-react-hooks';
import { database, rowKey, type IndexRow } from './database.ts';
import { useLibrary } from './LibrarySyncContext.ts';

/** The rows of one type, newest first, live; undefined until the index has answered. */
export function useRowsOfType(type: LibraryType): readonly IndexRow[] | undefined {
  const { uid } = useLibrary();
  return useLiveQuery(async () => {
    const rows = await database.items
      .where('key')
      .startsWith(rowKey({ type, id: '' }))
      .toArray();
    return rows
      .filter((row) => row.uid === uid)
      .toSorted((one, other) => other.createdAt - one.createdAt);
  }, [type, uid]);
}
