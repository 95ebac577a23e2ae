import type { LibraryFeed } from '@lumashot/domain/library/feed';
import type { LibraryType } from '@lumashot/domain/library/item';
import { typesOf, type LibraryQuery } from '@lumashot/domain/library/query';
import type { SyncRow } from '../index/database.ts';
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
  /** One page more than was asked for before; else a word that was asked for costs nothing again. */
  options: { readonly goesOn: boolean },
) => Promise<{ readonly isWhole: boolean }>;

/**
 * Brings what the server finds by a whole word into the index, page by page, the newest ones first. Each
 * page of a word is asked for once a session, and the next one only when somebody wants it: more words, another filter or
 * another tab ask by the same word.
 */
export function createFindWord({ uid, feed, keepFound, isWhole }: Options): FindWord {
  const known = new Map<string, Pick<SyncRow, 'oldest' | 'complete'>>();
  const underWay = new Map<string, Promise<boolean>>();

  async function askPage(type: LibraryType, word: string): Promise<boolean> {
    const asked = nameOf(type, word);
    const before = known.get(asked)?.oldest ?? null;
    const page = await keepFound(() => feed.page(type, { uid, before, size: PAGE_SIZE, word }));
    known.set(asked, { oldest: page.oldest ?? before, complete: page.complete });
    return page.complete;
  }

  function findOf(type: LibraryType, word: string, goesOn: boolean): Promise<boolean> {
    const asked = nameOf(type, word);
    const before = known.get(asked);
    if (before?.complete === true || isWhole(type)) return Promise.resolve(true);
    if (before !== undefined && !goesOn) return Promise.resolve(false);
    const asking = underWay.get(asked) ?? askPage(type, word).finally(() => underWay.delete(asked));
    underWay.set(asked, asking);
    return asking;
  }

  return async (query, word, { goesOn }) => {
    const whole = await Promise.all(typesOf(query).map((type) => findOf(type, word, goesOn)));
    return { isWhole: whole.every(Boolean) };
  };
}

const nameOf = (type: LibraryType, word: string): string => `${type} ${word}`;
