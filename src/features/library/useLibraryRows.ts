import { isFiltered, type LibraryOrder, type LibraryQuery } from '@lumashot/domain/library/query';
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
export function useLibraryRows(
  query: LibraryQuery,
  { recall, order }: { readonly recall: boolean; readonly order: LibraryOrder },
): LibraryRows {
  const { sync } = useLibrary();
  const { phase, reach, older } = useSyncStatus();
  const complete = isComplete(query, reach);
  const keys = useRowKeys(query, { recall, order });
  // What is searched for beyond the device is asked for by its words (search/useSearchBeyond.ts).
  const isList = query.view === 'library' && !isFiltered(query);
  const count = keys?.length ?? 0;
  return {
    keys: phase === 'starting' && count === 0 ? undefined : keys,
    isEmpty: phase === 'ready' && keys !== undefined && count === 0 && (complete || !isList),
    hasMore: isList && count > 0 && !complete,
    isLoadingMore: older === 'loading',
    loadMoreFailed: older === 'failed',
    loadMore: () => void sync.loadOlder(query),
  };
}
