import { createContext, use, useSyncExternalStore } from 'react';
import type { LibrarySync, SyncStatus } from './librarySync.ts';

export interface LibraryOf {
  readonly uid: string;
  readonly sync: LibrarySync;
}

export const LibrarySyncContext = createContext<LibraryOf | null>(null);

/** The signed-in user's library; only below SignedInLayout. */
export function useLibrary(): LibraryOf {
  const library = use(LibrarySyncContext);
  if (library === null) throw new Error('useLibrary needs LibrarySyncContext');
  return library;
}

export function useSyncStatus(): SyncStatus {
  const { sync } = useLibrary();
  return useSyncExternalStore(sync.subscribe, sync.getStatus);
}
