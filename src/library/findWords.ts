import type { LibraryFeed } from '@lumashot/domain/library/feed';
import type { LibraryType } from '@lumashot/domain/library/item';
import { typesOf, type LibraryQuery } from '@lumashot/domain/library/query';
import type { SyncRow } from './database.ts';
import { PAGE_SIZE, type LibrarySync } from './syncStatus.ts';

interface Options {
  readonly uid: string;
  readonly feed: Pick<LibraryFeed, 'page'>;
  readonly keepFound: LibrarySync['keepFound'];
  /** All of this type is on the device. */
  readonly isWhole: (type: LibraryType) => boolean;
}

export type FindWord = (
  query: LibraryQuery,
  word: string,
) => Promise<{ readonly isWhole: boolean }>;

/**
 * Brings what the server finds by a whole word into the index, page by page, the newest ones first. Each
 * page of a word is asked for once a session, however often somebody types it.
 */
export function createFindWord({ uid, feed, keepFound, isWhole }: Options): FindWord {
  const known = new Map<string, Pick<SyncRow, 'oldest' | 'complete'>>();

  async function findOf(type: LibraryType, word: string): Promise<boolean> {
    const asked = `${type} ${word}`;
    const before = known.get(asked) ?? { oldest: null, complete: false };
    if (before.complete || isWhole(type)) return true;
    const page = await keepFound(() =>
      feed.page(type, { uid, before: before.oldest, size: PAGE_SIZE, word }),
    );
    known.set(asked, { oldest: page.oldest ?? before.oldest, complete: page.complete });
    return page.complete;
  }

  return async (query, word) => {
    const whole = await Promise.all(typesOf(query).map((type) => findOf(type, word)));
    return { isWhole: whole.every(Boolean) };
  };
}
