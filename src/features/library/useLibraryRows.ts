import type { LibraryType } from '@lumashot/domain/library/item';
import { useState } from 'react';
import type { IndexRow } from '../../localIndex/database.ts';
import { isComplete } from '../../localIndex/horizon.ts';
import { LIBRARY_TYPE_NAMES } from '../../localIndex/libraryTypes.ts';
import { useLibrary, useSyncStatus } from '../../localIndex/LibrarySyncContext.ts';
import { PAGE_SIZE } from '../../localIndex/librarySync.ts';
import { useNewestRows } from '../../localIndex/useIndexRows.ts';

export interface LibraryRows {
  /** Undefined until the index has answered. */
  readonly rows: readonly IndexRow[] | undefined;
  readonly isEmpty: boolean;
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  readonly loadMoreFailed: boolean;
  readonly showMore: () => void;
}

/**
 * A growing window over the index, of one type or of all; where the index ends, the server has older
 * pages.
 */
export function useLibraryRows(type: LibraryType | null): LibraryRows {
  const [asked, setAsked] = useState(PAGE_SIZE);
  const { sync } = useLibrary();
  const { phase, reach, older } = useSyncStatus();
  const types = type === null ? LIBRARY_TYPE_NAMES : [type];
  const complete = isComplete(types, reach);
  // One more than is shown: it tells whether the index itself goes on.
  const rows = useNewestRows(asked + 1, type);
  // useLiveQuery forgets its rows when the window grows: the grid must not.
  const [shown, setShown] = useState(rows);
  if (rows !== undefined && rows !== shown) setShown(rows);

  const count = shown?.length ?? 0;
  const hasMoreLocally = count > asked;
  return {
    rows: phase === 'starting' && count === 0 ? undefined : shown?.slice(0, asked),
    isEmpty: phase === 'ready' && shown !== undefined && count === 0 && complete,
    hasMore: count > 0 && (hasMoreLocally || !complete),
    isLoadingMore: older === 'loading',
    loadMoreFailed: older === 'failed',
    showMore: () => {
      if (hasMoreLocally) setAsked(asked + PAGE_SIZE);
      else void sync.loadOlder(types).then(() => setAsked(asked + PAGE_SIZE));
    },
  };
}
