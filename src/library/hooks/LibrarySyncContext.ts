import type { LibraryServer } from '@lumashot/domain/library/feed';
import { createContext, use, useSyncExternalStore } from 'react';
import type { Outbox } from '../outbox/outbox.ts';
import type { LibrarySync, SyncStatus } from '../sync/syncStatus.ts';

export interface LibraryOf {
  readonly uid: string;
  readonly sync: LibrarySync;
  /** What the screens may ask the server besides the sync; each question is billed. */
  readonly server: Pick<LibraryServer, 'count' | 'family' | 'item' | 'productImage' | 'page'>;
  /** What is done to items here. */
  readonly outbox: Outbox;
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
