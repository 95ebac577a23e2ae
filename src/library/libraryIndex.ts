import type { FeedEntry, FeedItem } from '@lumashot/domain/library/feed';
import type { IndexDatabase, StoredRow, SyncRow } from './database.ts';
import { rowKey } from './database.ts';
import { writeAs } from './ownership.ts';
import { putRows, removeRows, rowTables } from './rows.ts';

/** The index as the sync writes it. */
export interface LibraryIndex {
  readSync(uid: string): Promise<SyncRow[]>;
  /** Entries and cursors in one transaction: a crash between them would skip entries for good. */
  save(uid: string, entries: readonly FeedEntry[], sync: readonly SyncRow[]): Promise<void>;
}

export const libraryIndexIn = (database: IndexDatabase): LibraryIndex => ({
  readSync: (uid) => database.sync.filter((row) => row.uid === uid).toArray(),

  save: (uid, entries, sync) =>
    writeAs(uid, [...rowTables(database), database.sync], async () => {
      const { rows, goneKeys } = rowChanges(entries, uid);
      await putRows(database, rows);
      await removeRows(database, goneKeys);
      await database.sync.bulkPut(sync);
    }),
});

/** What entries do to the rows. Of several about one item the last one counts. */
export function rowChanges(
  entries: readonly FeedEntry[],
  uid: string,
): { readonly rows: StoredRow[]; readonly goneKeys: string[] } {
  const lastOfKey = new Map(entries.map((entry) => [rowKey(entry), entry]));
  const last = [...lastOfKey.values()];
  return {
    rows: last.flatMap((entry) => (entry.kind === 'item' ? [rowFromItem(entry, uid)] : [])),
    goneKeys: last.flatMap((entry) => (entry.kind === 'gone' ? [rowKey(entry)] : [])),
  };
}

const rowFromItem = ({ type, id, document }: FeedItem, uid: string): StoredRow => ({
  key: rowKey({ type, id }),
  uid,
  type,
  id,
  createdAt: document.created_at.getTime(),
  item: document,
});
