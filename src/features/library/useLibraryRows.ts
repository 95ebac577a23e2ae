import type { LibraryQuery } from '@lumashot/domain/library/query';
import { isComplete } from '#app/library/libraryQuery.ts';
import { useLibrary, useSyncStatus } from '#app/library/LibrarySyncContext.ts';
import { useRowKeys } from '#app/library/useRowKeys.ts';

export interface LibraryRows {
  /** Newest first; undefined until the index has answered. */
  readonly keys: readonly string[] | undefined;
  readonly isEmpty: boolean;
  /** The server has older ones than the index. */
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  readonly loadMoreFailed: boolean;
  readonly loadMore: () => void;
}

/** Everything the index knows of a query; where it ends, the server has older pages. */
export function useLibraryRows(query: LibraryQuery, { recall }: { recall: boolean }): LibraryRows {
  const { sync } = useLibrary();
  const { phase, reach, older } = useSyncStatus();
  const complete = isComplete(query, reach);
  const keys = useRowKeys(query, { recall });
  const count = keys?.length ?? 0;
  return {
    keys: phase === 'starting' && count === 0 ? undefined : keys,
    isEmpty: phase === 'ready' && keys !== undefined && count === 0 && complete,
    // A filter may have found nothing yet in what is loaded.
    hasMore: (count > 0 || (phase === 'ready' && keys !== undefined)) && !complete,
    isLoadingMore: older === 'loading',
    loadMoreFailed: older === 'failed',
    loadMore: () => void sync.loadOlder(query),
  };
}
