import type { LibraryType } from '@lumashot/domain/library/item';
import {
  isLater,
  laterOf,
  type FeedEntry,
  type LibraryFeed,
  type Stamp,
} from '@lumashot/domain/library/feed';
import type { SyncRow } from '../index/database.ts';
import { unreadAfter } from './unread.ts';

/** What the server had of one type, and how far the type is known with it. */
export interface Found {
  readonly entries: readonly FeedEntry[];
  /** Looked up when it is kept: an older page may have come meanwhile. */
  readonly row: () => SyncRow;
}

interface Options {
  readonly uid: string;
  readonly feed: Pick<LibraryFeed, 'page' | 'changes'>;
  readonly rowOf: (type: LibraryType) => SyncRow | undefined;
  /** How many of each type a device that has none of them starts with. */
  readonly firstPageSize: () => number;
}

/** Reads what is new of a type that changed then: its newest page once, after that only changes. Empty: nothing is. */
export type ReadNews = (type: LibraryType, changedAt: Stamp | null) => Promise<readonly Found[]>;

export function createReadNews({ uid, feed, rowOf, firstPageSize }: Options): ReadNews {
  async function newest(type: LibraryType, changedAt: Stamp | null): Promise<Found> {
    const page =
      changedAt === null
        ? { entries: [], unread: [], newestUpdate: null, oldest: null, complete: true }
        : await feed.page(type, { uid, before: null, size: firstPageSize() });
    const { entries, oldest, complete } = page;
    const cursor = laterOf(page.newestUpdate, changedAt);
    const unread = unreadAfter([], page);
    return { entries, row: () => ({ type, uid, cursor, oldest, complete, unread }) };
  }

  return async (type, changedAt) => {
    const row = rowOf(type);
    // Nothing of it here yet, whether it was looked for or not.
    if (row === undefined || (row.cursor === null && changedAt !== null)) {
      return [await newest(type, changedAt)];
    }
    if (row.cursor === null || changedAt === null || !isLater(changedAt, row.cursor)) return [];
    const changed = await feed.changes(type, { uid, after: row.cursor });
    const current = (): SyncRow => {
      const now = rowOf(type) ?? row;
      const cursor = laterOf(laterOf(now.cursor, changed.newestUpdate), changedAt);
      return { ...now, cursor, unread: unreadAfter(now.unread, changed) };
    };
    return [{ entries: changed.entries, row: current }];
  };
}
