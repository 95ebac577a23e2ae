import { isMarkFacet } from '@lumashot/domain/library/facets';
import type { MarkedView } from '@lumashot/domain/library/feed';
import { isFiltered, type LibraryOrder, type LibraryQuery } from '@lumashot/domain/library/query';
import { isComplete, keysOf } from '#app/library/search/libraryQuery.ts';
import { useLibrary, useSyncStatus } from '#app/library/hooks/LibrarySyncContext.ts';
import type { Rest } from '#app/library/sync/loadRest.ts';
import { useMarkedBeyond } from '#app/library/hooks/useMarkedBeyond.ts';
import { useRowKeys } from '#app/library/hooks/useRowKeys.ts';

export interface LibraryRows {
  /** Newest first; undefined until the index has answered. */
  readonly keys: readonly string[] | undefined;
  readonly isEmpty: boolean;
  /** The server has older ones than the index. */
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  readonly loadMoreFailed: boolean;
  readonly loadMore: () => void;
  /** As many as there are of it, as far as it is known. */
  readonly total: number | null;
  /** All that the server has of it and the index has not. */
  readonly rest: Rest;
}

/** How many there are on the server, by what the profile counts. */
interface Counted {
  /** Of the type, or of all. */
  readonly library: number | null;
  /** Of those that are marked as the query asks. */
  readonly marked: number | null;
}

/** Everything the index knows of a query; where it ends, the server has older pages. */
export function useLibraryRows(
  query: LibraryQuery,
  {
    recall,
    order,
    counted,
  }: { readonly recall: boolean; readonly order: LibraryOrder; readonly counted: Counted },
): LibraryRows {
  const { uid, sync } = useLibrary();
  const { phase, reach, older } = useSyncStatus();
  const complete = isComplete(query, reach);
  const keys = useRowKeys(query, { recall, order });
  // What is searched for beyond the device is asked for by its words (search/useSearchBeyond.ts).
  const isList = query.view === 'library' && !isFiltered(query);
  const count = keys?.length ?? 0;
  const marked = markedViewOf(query);
  // Of a mark that the profile does not count, the server says where it ends.
  const most = marked === 'trash' || marked === 'fav' ? counted.marked : Infinity;
  const beyond = useMarkedBeyond(complete ? null : marked, { held: count, expected: most });
  if (marked !== null) {
    return {
      keys,
      isEmpty: phase === 'ready' && keys !== undefined && count === 0 && !beyond.hasMore,
      hasMore: beyond.hasMore,
      isLoadingMore: beyond.isLoading,
      loadMoreFailed: beyond.hasFailed,
      loadMore: () => void beyond.load(),
      total: most === Infinity ? null : most,
      rest: {
        hasMore: async () => {
          if (isComplete(query, sync.getStatus().reach)) return false;
          return beyond.isMore((await keysOf(query, { uid, sinceMs: -Infinity })).length);
        },
        load: beyond.load,
      },
    };
  }
  return {
    keys,
    isEmpty: phase === 'ready' && keys !== undefined && count === 0 && (complete || !isList),
    hasMore: isList && count > 0 && !complete,
    isLoadingMore: older === 'loading',
    loadMoreFailed: older === 'failed',
    loadMore: () => void sync.loadOlder(query),
    total: isList ? counted.library : count,
    rest: {
      hasMore: () => isList && !isComplete(query, sync.getStatus().reach),
      load: () => sync.loadOlder(query),
    },
  };
}

/** What can be asked for by its mark alone, wherever it lies. */
function markedViewOf({ view, type, words, facets, month }: LibraryQuery): MarkedView | null {
  if (type !== null || words.length > 0 || month !== null) return null;
  if (view === 'trash') return facets.length === 0 ? 'trash' : null;
  const [facet, ...others] = facets;
  return facet !== undefined && others.length === 0 && isMarkFacet(facet) ? facet : null;
}
