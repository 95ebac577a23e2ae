import type { Refusal } from '@lumashot/domain/errors';
import type { LibraryServer } from '@lumashot/domain/library/feed';
import { LIBRARY_TYPE_NAMES as types } from '@lumashot/domain/library/item';
import { runLaterOrOnline, type RunLater } from '../lib/retryDelay.ts';
import { database as thisDevice, type IndexDatabase, type StoredRow } from './index/database.ts';
import { createLogFollower } from './sync/followLog.ts';
import { libraryIndexIn } from './sync/libraryIndex.ts';
import type { LibraryOf } from './hooks/LibrarySyncContext.ts';
import { createLibrarySync } from './sync/librarySync.ts';
import { createOutbox } from './outbox/outbox.ts';
import { pendingChangesIn } from './outbox/pendingChanges.ts';

interface Options {
  readonly uid: string;
  readonly server: LibraryServer;
  /** Before the first read: makes the index this user's. */
  readonly claim: () => Promise<void>;
  readonly firstPageSize: () => number;
  readonly onGone: (rows: readonly StoredRow[]) => void;
  readonly onLost: () => Promise<void>;
  readonly onRefused: (refusal: Refusal) => void;
  readonly inTurn: (run: () => Promise<void>) => Promise<void>;
  readonly database?: IndexDatabase;
  readonly runLater?: RunLater;
}

/** The library of one user on this device: what reads it from the server, and what changes it there. */
export function createLibrary({
  uid,
  server,
  claim,
  firstPageSize,
  onGone,
  onLost,
  onRefused,
  inTurn,
  database = thisDevice,
  runLater = runLaterOrOnline,
}: Options): LibraryOf {
  const index = libraryIndexIn(database);
  const pending = pendingChangesIn(database, uid, { onGone });
  const settledByLog = () => pending.settledByLog();
  const log = createLogFollower({ uid, feed: server, index, settledByLog, onGone, onLost });
  const sync = createLibrarySync({
    uid,
    types,
    feed: server,
    index,
    log,
    claim,
    firstPageSize,
    runLater,
  });
  const outbox = createOutbox({
    pending,
    server,
    onAnswered: sync.onAnswered,
    onRefused,
    runLater,
    inTurn,
  });
  let isHeard = false;
  return {
    uid,
    server,
    outbox,
    sync: {
      ...sync,
      onRemoteChange: (changes) => {
        sync.onRemoteChange(changes);
        // What an earlier session could not send; after that, what another tab has not.
        const sent = isHeard ? outbox.sendLeft() : outbox.send();
        isHeard = true;
        sent.catch((error: unknown) => console.error('A change was not sent', error));
      },
    },
  };
}
