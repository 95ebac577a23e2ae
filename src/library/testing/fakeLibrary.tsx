import type { ReactNode } from 'react';
import { LibrarySyncContext, type LibraryOf } from '../hooks/LibrarySyncContext.ts';
import type { LibrarySync, SyncStatus } from '../sync/syncStatus.ts';

interface Options {
  readonly status?: Partial<SyncStatus>;
  readonly server?: Partial<LibraryOf['server']>;
  readonly keepFound?: LibrarySync['keepFound'];
  readonly loadOlder?: LibrarySync['loadOlder'];
}

const unused = () => Promise.reject(new Error('not asked here'));

/** For tests of hooks: mara's library, whose sync stands still. What it was not given refuses. */
export function fakeLibrary({
  status = {},
  server = {},
  keepFound = (ask) => ask(),
  loadOlder = unused,
}: Options = {}) {
  const nothing = () => undefined;
  const all: SyncStatus = {
    phase: 'ready',
    isHeard: true,
    older: 'idle',
    reach: new Map(),
    ...status,
  };
  const library: LibraryOf = {
    uid: 'mara',
    server: {
      page: unused,
      count: unused,
      family: unused,
      item: unused,
      productImage: unused,
      ...server,
    },
    outbox: {
      change: unused,
      send: unused,
      hurry: unused,
      sendLeft: unused,
      purge: unused,
      start: nothing,
      stop: nothing,
    },
    sync: {
      subscribe: () => nothing,
      getStatus: () => all,
      start: unused,
      stop: nothing,
      onRemoteChange: nothing,
      onOffline: nothing,
      loadOlder,
      findWord: unused,
      onAnswered: unused,
      keepFound,
    },
  };
  return ({ children }: { children: ReactNode }) => (
    <LibrarySyncContext value={library}>{children}</LibrarySyncContext>
  );
}
