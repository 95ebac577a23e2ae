import { queryKey, type LibraryQuery } from '@lumashot/domain/library/query';
import { useLiveQuery } from 'dexie-react-hooks';
import { rowsOf } from '../search/libraryQuery.ts';
import { useLibrary } from './LibrarySyncContext.ts';

/** How many rows of a type (or all) are on this device, live; undefined until the index has answered. */
export function useLocalCount(query: LibraryQuery): number | undefined {
  const { uid } = useLibrary();
  return useLiveQuery(
    () => rowsOf(query, { uid, sinceMs: -Infinity }).count(),
    [uid, queryKey(query)],
  );
}
