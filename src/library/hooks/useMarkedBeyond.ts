import type { MarkedView } from '@lumashot/domain/library/feed';
import { useSyncExternalStore } from 'react';
import { useLibrary } from './LibrarySyncContext.ts';
import { markedReachOf } from './markedReach.ts';

/**
 * Marked items that lie further back than the index: asked for where the profile counts more of them
 * than are here (`expected`), newest first. Kept as rows; the library itself still hides them.
 */
export function useMarkedBeyond(
  marked: MarkedView | null,
  { held, expected }: { held: number; expected: number | null },
) {
  const reach = markedReachOf(useLibrary(), marked ?? 'trash');
  const { state } = useSyncExternalStore(reach.store.subscribe, reach.store.get);
  /** So many are here: whether the server has any besides. */
  const isMore = (many: number): boolean =>
    marked !== null && !reach.isDone() && expected !== null && many < expected;
  return {
    isMore,
    hasMore: isMore(held),
    isLoading: state === 'loading',
    hasFailed: state === 'failed',
    load: reach.load,
  };
}
