import type { LibraryType } from '@lumashot/domain/library/item';
import { laterOf, type LibraryFeed } from '../lib/libraryFeed.ts';
import { retryDelayMs, runLaterOrOnline, type RunLater } from '../lib/retryDelay.ts';
import type { SyncRow } from './database.ts';
import type { Reach } from './horizon.ts';
import type { LibraryIndex } from './libraryIndex.ts';

export const PAGE_SIZE = 60;

export interface SyncStatus {
  /** 'ready': the index holds at least the newest page of every type. */
  readonly phase: 'starting' | 'ready' | 'failed';
  /** Older pages: where the user is with scrolling back. */
  readonly older: 'idle' | 'loading' | 'failed';
  /** How far back each type is known; one that is missing, not at all. */
  readonly reach: Reach;
}

export interface LibrarySync {
  readonly subscribe: (listener: () => void) => () => void;
  readonly getStatus: () => SyncStatus;
  /** Tries again by itself after a failure; calling it does so at once. */
  readonly start: () => Promise<void>;
  readonly stop: () => void;
  /** One more page of each of these that has one. */
  readonly loadOlder: (types: readonly LibraryType[]) => Promise<void>;
}

interface Options {
  readonly uid: string;
  readonly types: readonly LibraryType[];
  readonly feed: LibraryFeed;
  readonly index: LibraryIndex;
  /** Before the first read: makes the index this user's. */
  readonly claim: () => Promise<void>;
  readonly runLater?: RunLater;
}

/** Feeds the local index: the newest page once, then only changes, older pages on demand. */
export function createLibrarySync({
  uid,
  types,
  feed,
  index,
  claim,
  runLater = runLaterOrOnline,
}: Options): LibrarySync {
  const rows = new Map<LibraryType, SyncRow>();
  const listeners = new Set<() => void>();
  let unwatch: (() => void)[] = [];
  let run = 0;
  let failures = 0;
  let endRetry = () => {};
  let status: SyncStatus = { phase: 'starting', older: 'idle', reach: new Map() };

  function publish(change: Partial<SyncStatus>): void {
    status = { ...status, reach: new Map(rows), ...change };
    for (const listener of listeners) listener();
  }

  async function start(): Promise<void> {
    stop();
    const thisRun = run;
    // After a failure the words on the screen stay until there is something better to show.
    if (failures === 0) publish({ phase: 'starting' });
    try {
      await claim();
      if (thisRun !== run) return;
      for (const row of await index.readSync(uid)) rows.set(row.type, row);
      if (types.every((type) => rows.has(type))) publish({ phase: 'ready' });
      await Promise.all(types.filter((type) => !rows.has(type)).map(loadNewest));
      if (thisRun !== run) return;
      publish({ phase: 'ready' });
      unwatch = types.map((type) => watch(type, thisRun));
    } catch (error) {
      fail(error, thisRun);
    }
  }

  /** One attempt ends once, however many of its listeners fail. */
  function fail(error: unknown, failedRun: number): void {
    if (failedRun !== run) return;
    stop();
    failures += 1;
    console.error('The library cannot be loaded', error);
    publish({ phase: 'failed' });
    endRetry = runLater(retryDelayMs(failures), () => void start());
  }

  function stop(): void {
    run += 1;
    endRetry();
    for (const end of unwatch) end();
    unwatch = [];
  }

  async function loadNewest(type: LibraryType): Promise<void> {
    const page = await feed.page(type, { uid, before: null, size: PAGE_SIZE });
    const row = {
      type,
      uid,
      cursor: page.newestUpdate,
      oldest: page.oldest,
      complete: page.complete,
    };
    await index.save(page.items, row);
    rows.set(type, row);
  }

  function watch(type: LibraryType, thisRun: number): () => void {
    return feed.watch(type, {
      uid,
      after: rows.get(type)?.cursor ?? null,
      onChange: ({ items, newestUpdate }) => {
        const row = rows.get(type);
        if (thisRun !== run || row === undefined) return;
        const moved = { ...row, cursor: laterOf(row.cursor, newestUpdate) };
        rows.set(type, moved);
        // The server answers: the next failure is a new story.
        failures = 0;
        index.save(items, moved).catch((error: unknown) => fail(error, thisRun));
      },
      onError: (error) => fail(error, thisRun),
    });
  }

  async function loadOlder(asked: readonly LibraryType[]): Promise<void> {
    if (status.older === 'loading' || status.phase !== 'ready') return;
    publish({ older: 'loading' });
    try {
      const open = [...rows.values()].filter((row) => !row.complete && asked.includes(row.type));
      await Promise.all(open.map(loadPageBefore));
      publish({ older: 'idle' });
    } catch {
      publish({ older: 'failed' });
    }
  }

  async function loadPageBefore({ type, oldest }: SyncRow): Promise<void> {
    const page = await feed.page(type, { uid, before: oldest, size: PAGE_SIZE });
    // Read again: the listener may have moved the cursor while the page was on its way.
    const row = rows.get(type);
    if (row === undefined) return;
    const moved = { ...row, oldest: page.oldest ?? row.oldest, complete: page.complete };
    rows.set(type, moved);
    await index.save(page.items, moved);
  }

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getStatus: () => status,
    start,
    stop,
    loadOlder,
  };
}
