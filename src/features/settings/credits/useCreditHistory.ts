import { historyOf, type History, type HistoryFilter } from '@lumashot/domain/credits/history';
import { useState } from 'react';
import { useAsyncEffect } from '#app/lib/useAsyncEffect.ts';
import { asRead, hasUnread, readOn, unreadOf, type Reads } from './readHistory.ts';

export interface CreditHistory {
  /** Null until the first page is here. */
  readonly history: History | null;
  /** Some of its lines cannot be shown. */
  readonly isIncomplete: boolean;
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  /** Reads on, or tries again. */
  readonly loadMore: () => void;
}

interface Asked {
  readonly uid: string;
  readonly filter: HistoryFilter;
  readonly balance: number;
  readonly isOnline: boolean;
}

/**
 * The lines of one filter, a page at a time: at most 20 reads of each list. Read anew when the balance
 * moves, so that the newest line says what the header says. Nothing is asked while offline.
 */
export function useCreditHistory({ uid, filter, balance, isOnline }: Asked): CreditHistory {
  const list = `${filter} ${balance}`;
  const [wanted, setWanted] = useState({ list, pages: 1 });
  if (wanted.list !== list) setWanted({ list, pages: 1 });
  const [read, setRead] = useState<{ list: string; pages: number; reads: Reads } | null>(null);
  const [failed, setFailed] = useState<typeof wanted | null>(null);
  const known = read?.list === list ? read : null;
  const isDone = known !== null && known.pages >= wanted.pages;
  const hasFailed = failed === wanted;

  const isAsked = isOnline && !isDone && !hasFailed;
  useAsyncEffect(isAsked ? `${list} ${wanted.pages}` : null, async (_, signal) => {
    try {
      const reads = await readOn(known?.reads ?? unreadOf(filter), uid);
      if (!signal.aborted) setRead({ list, pages: wanted.pages, reads });
    } catch (error) {
      console.error('The history of credits cannot be read', error);
      if (!signal.aborted) setFailed(wanted);
    }
  });

  // While the balance moves, the lines of before stay.
  const shown = read?.reads.filter === filter ? read.reads : null;
  return {
    history: shown === null ? null : historyOf(asRead(shown)),
    isIncomplete: shown !== null && hasUnread(shown),
    isLoading: isAsked,
    hasFailed,
    // A new object, so that a failed page is asked for again.
    loadMore: () => setWanted({ list, pages: (known?.pages ?? 0) + 1 }),
  };
}
