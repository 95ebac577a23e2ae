import type { IndexDatabase, IndexRow, SyncRow } from './database.ts';
import { rowKey } from './database.ts';
import { writeAs } from './ownership.ts';
import type { FeedItem } from '@lumashot/domain/library/feed';

/** The index as the sync writes it. */
export interface LibraryIndex {
  readSync(uid: string): Promise<SyncRow[]>;
  /** Items and cursors in one transaction: a crash between them would skip items for good. */
  save(uid: string, items: readonly FeedItem[], sync: readonly SyncRow[]): Promise<void>;
}

export const libraryIndexIn = (database: IndexDatabase): LibraryIndex => ({
  readSync: (uid) => database.sync.filter((row) => row.uid === uid).toArray(),

  save: (uid, items, sync) =>
    writeAs(uid, [database.items, database.sync], async () => {
      await database.items.bulkPut(items.map((item) => rowFromItem(item, uid)));
      await database.sync.bulkPut(sync);
    }),
});

const rowFromItem = ({ type, id, item }: FeedItem, uid: string): IndexRow => ({
  key: rowKey({ type, id }),
  uid,
  type,
  id,
  createdAt: item.created_at.getTime(),
  item,
});
