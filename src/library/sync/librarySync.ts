import type { LibraryType } from '@lumashot/domain/library/item';
import { typesOf, type LibraryQuery } from '@lumashot/domain/library/query';
import type { LibraryChanges, LibraryFeed, Stamp } from '@lumashot/domain/library/feed';
import { createStore } from '../../lib/createStore.ts';
import { retryDelayMs, runLaterOrOnline, type RunLater } from '../../lib/retryDelay.ts';
import type { SyncRow } from '../index/database.ts';
import type { LogFollower } from './followLog.ts';
import { createFindWord } from './findWords.ts';
import { createKeepFound } from './keepFound.ts';
import type { LibraryIndex } from './libraryIndex.ts';
import { createReadNews, type Found } from './readNews.ts';
import { unreadAfter } from './unread.ts';
import { PAGE_SIZE, type LibrarySync, type Loaded, type SyncStatus } from './syncStatus.ts';

interface Options {
  readonly uid: string;
  readonly types: readonly LibraryType[];
  readonly feed: LibraryFeed;
  readonly index: Pick<LibraryIndex, 'readSync' | 'save'>;
  readonly log: LogFollower;
  /** Before the first read: makes the index this user's. */
  readonly claim: () => Promise<void>;
  /** How many of each type a device that has none of them starts with. */
  readonly firstPageSize: () => number;
  readonly runLater?: RunLater;
}

/** Feeds the local index: the newest page once, then only changes, older pages on demand. */
export function createLibrarySync({
  uid,
  types,
  feed,
  index,
  log,
  claim,
  firstPageSize,
  runLater = runLaterOrOnline,
}: Options): LibrarySync {
  const rows = new Map<LibraryType, SyncRow>();
  let heard: LibraryChanges | null = null;
  let isOpen = false;
  let isUnreachable = false;
  let isCatchingUp = false;
  /** What an older version of the app may have left unread: known once the index is open, and none once it was asked for. */
  let leftUnread: readonly SyncRow[] | null = null;
  let answers = 0;
  let answersRead = 0;
  let run = 0;
  /** Counts how often the index was emptied: what was asked for before has no place in the new one. */
  let emptied = 0;
  let failures = 0;
  let endRetry = () => {};
  let underWay: Promise<Loaded> | null = null;
  const readNews = createReadNews({ uid, feed, rowOf: (type) => rows.get(type), firstPageSize });
  const status = createStore<SyncStatus>({
    phase: 'starting',
    isHeard: false,
    older: 'idle',
    reach: new Map(),
  });

  function publish(change: Partial<SyncStatus>): void {
    status.set({ ...status.get(), isHeard: heard !== null, reach: new Map(rows), ...change });
  }

  const hasAll = (): boolean => types.every((type) => rows.has(type));

  async function start(): Promise<void> {
    stop();
    const thisRun = run;
    // After a failure the words on the screen stay until there is something better to show.
    if (status.get().phase !== 'failed') publish({ phase: 'starting' });
    try {
      await claim();
      const stored = await index.readSync(uid);
      if (thisRun !== run) return;
      rows.clear();
      for (const row of stored.types) rows.set(row.type, row);
      leftUnread ??= stored.types;
      log.open(stored);
      isOpen = true;
      if (hasAll()) publish({ phase: 'ready' });
      else sayUnreachable();
      await catchUp(thisRun);
    } catch (error) {
      fail(error, thisRun);
    }
  }

  function onRemoteChange(changes: LibraryChanges): void {
    heard = changes;
    const thisRun = run;
    if (isOpen) catchUp(thisRun).catch((error: unknown) => fail(error, thisRun));
  }

  /** Reads what was heard of and is not in the index; news that come meanwhile, right after it. */
  async function catchUp(thisRun: number): Promise<void> {
    if (isCatchingUp || heard === null) return;
    isCatchingUp = true;
    const [changes, answersBefore] = [heard, answers];
    try {
      // First: what is asked for afterwards is no older than the log is known.
      const hasMore = answersBefore > answersRead;
      if ((await log.follow(changes.log, { hasMore })) === 'lost') forget();
      answersRead = answersBefore;
      if (thisRun !== run) return;
      const asOf = log.asOf();
      const reads = await Promise.allSettled(types.map((type) => readNews(type, changes[type])));
      const found = reads.flatMap((read) => (read.status === 'fulfilled' ? read.value : []));
      await keep(found, { asOf, thisRun });
      for (const read of reads) if (read.status === 'rejected') throw read.reason;
    } finally {
      if (thisRun === run) isCatchingUp = false;
    }
    if (thisRun !== run) return;
    if (heard !== changes || answers !== answersBefore) return catchUp(thisRun);
    failures = 0;
    publish({ phase: 'ready' });
    const left = leftUnread ?? [];
    leftUnread = [];
    await lookAgain(left, thisRun);
  }

  /** All types at once: one after the other, each would push the pictures of the others on. */
  async function keep(
    found: readonly Found[],
    { asOf, thisRun }: { asOf: Stamp | null; thisRun: number },
  ): Promise<void> {
    if (thisRun !== run || found.length === 0) return;
    const moved = found.map(({ row }) => row());
    for (const row of moved) rows.set(row.type, row);
    const entries = found.flatMap((page) => page.entries);
    await index.save(uid, { entries, sync: moved, asOf });
    if (thisRun === run) publish({});
  }

  /** Whether it can be read by now. The rest is shown meanwhile; what fails is asked for by the next start. */
  async function lookAgain(left: readonly SyncRow[], thisRun: number): Promise<void> {
    for (const { type, unread = [] } of left) {
      if (unread.length === 0) continue;
      const asOf = log.asOf();
      const found = await feed.again(type, unread).catch(() => null);
      const row = rows.get(type);
      if (thisRun !== run || found === null || row === undefined) return;
      const since = (row.unread ?? []).filter((id) => !unread.includes(id));
      const moved = { ...row, unread: unreadAfter(since, found) };
      rows.set(type, moved);
      await index.save(uid, { entries: found.entries, sync: [moved], asOf });
    }
  }

  /** The index could not follow the log and starts anew. */
  function forget(): void {
    emptied += 1;
    rows.clear();
    publish({ phase: 'starting' });
  }

  /** One attempt ends once, however many of its reads fail. */
  function fail(error: unknown, failedRun: number): void {
    if (failedRun !== run) return;
    stop();
    failures += 1;
    console.error('The library cannot be loaded', error);
    publish({ phase: 'failed' });
    endRetry = runLater(retryDelayMs(failures), () => void start());
  }

  /** What is here can be shown; where there is nothing, it has to be said. The line may fail before the index is open. */
  function sayUnreachable(): void {
    if (isUnreachable && isOpen && heard === null && !hasAll()) publish({ phase: 'failed' });
  }

  function stop(): void {
    run += 1;
    isOpen = false;
    isCatchingUp = false;
    endRetry();
  }

  function loadOlder(query: LibraryQuery): Promise<Loaded> {
    underWay ??= loadPages(query).finally(() => {
      underWay = null;
    });
    return underWay;
  }

  async function loadPages(query: LibraryQuery): Promise<Loaded> {
    if (status.get().phase !== 'ready') return 'unasked';
    const asked = typesOf(query);
    const open = [...rows.values()].filter((row) => !row.complete && asked.includes(row.type));
    if (open.length === 0) return 'unasked';
    publish({ older: 'loading' });
    try {
      await Promise.all(open.map(loadPageBefore));
      publish({ older: 'idle' });
      return 'loaded';
    } catch {
      publish({ older: 'failed' });
      return 'failed';
    }
  }

  async function loadPageBefore({ type, oldest }: SyncRow): Promise<void> {
    const [asOf, emptiedBefore] = [log.asOf(), emptied];
    const page = await feed.page(type, { uid, before: oldest, size: PAGE_SIZE });
    // Read again: news may have moved the cursor while the page was on its way.
    const row = rows.get(type);
    if (row === undefined || emptiedBefore !== emptied) return;
    const unread = unreadAfter(row.unread, page);
    const moved = { ...row, oldest: page.oldest ?? row.oldest, complete: page.complete, unread };
    rows.set(type, moved);
    await index.save(uid, { entries: page.entries, sync: [moved], asOf });
  }

  async function onAnswered(): Promise<void> {
    answers += 1;
    const thisRun = run;
    if (isOpen) await catchUp(thisRun).catch((error: unknown) => fail(error, thisRun));
  }

  const keepFound = createKeepFound({ uid, index, log });

  return {
    findWord: createFindWord({
      uid,
      feed,
      keepFound,
      isWhole: (type) => rows.get(type)?.complete === true,
    }),
    subscribe: status.subscribe,
    getStatus: status.get,
    start,
    stop,
    onRemoteChange,
    onOffline: () => {
      isUnreachable = true;
      sayUnreachable();
    },
    loadOlder,
    onAnswered,
    keepFound,
  };
}
