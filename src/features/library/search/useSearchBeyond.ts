import { queryKey, type LibraryQuery } from '@lumashot/domain/library/query';
import { longestSearchWord } from '@lumashot/domain/library/searchWords';
import { useEffect, useEffectEvent, useState } from 'react';
import { isComplete } from '#app/library/search/libraryQuery.ts';
import { useLibrary, useSyncStatus } from '#app/library/hooks/LibrarySyncContext.ts';

/** What became of looking beyond the device. */
export type Beyond =
  /** The device holds the whole library. */
  | 'nothing-there'
  /** No word is long enough, or nothing was typed. */
  | 'unasked'
  | 'asking'
  /** The server knows no more. */
  | 'asked'
  /** It does, on another page. */
  | 'more'
  | 'failed';

/** Nobody is asked while somebody types. */
const AFTER_MS = 400;

interface Answer {
  readonly key: string;
  readonly beyond: 'asked' | 'more' | 'failed';
}

/**
 * Asks the server for the longest typed word where the device does not hold everything. What it finds
 * becomes rows of the index, and so of the list.
 */
export function useSearchBeyond(query: LibraryQuery) {
  const { sync } = useLibrary();
  const { reach, isHeard } = useSyncStatus();
  const [answer, setAnswer] = useState<Answer | null>(null);
  const word = longestSearchWord(query.words);
  const isWhole = isComplete(query, reach) || query.view !== 'library';
  const key = `${queryKey(query)} ${word}`;
  const asks = !isWhole && word !== null && isHeard;

  async function ask(asked: string, { goesOn }: { goesOn: boolean }): Promise<void> {
    if (word === null) return;
    try {
      const found = await sync.findWord(query, word, { goesOn });
      setAnswer({ key: asked, beyond: found.isWhole ? 'asked' : 'more' });
    } catch (error) {
      console.warn('The server did not search', error);
      setAnswer({ key: asked, beyond: 'failed' });
    }
  }

  const askNow = useEffectEvent((asked: string) => void ask(asked, { goesOn: false }));
  useEffect(() => {
    if (!asks) return;
    // An answer that comes too late names another key than the one that is looked for by then.
    const timer = setTimeout(() => askNow(key), AFTER_MS);
    return () => clearTimeout(timer);
  }, [asks, key]);

  const known = answer?.key === key ? answer.beyond : null;
  return {
    word,
    beyond: beyondOf({ isWhole, isAsked: word !== null, isHeard, known }),
    /** One more page of what the server finds. */
    goOn: () => void ask(key, { goesOn: true }),
  };
}

const beyondOf = ({
  isWhole,
  isAsked,
  isHeard,
  known,
}: {
  readonly isWhole: boolean;
  readonly isAsked: boolean;
  readonly isHeard: boolean;
  readonly known: Answer['beyond'] | null;
}): Beyond => {
  if (isWhole) return 'nothing-there';
  if (!isAsked) return 'unasked';
  if (!isHeard) return 'failed';
  return known ?? 'asking';
};
