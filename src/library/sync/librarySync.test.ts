import { testImage } from '@lumashot/domain/library/testItems';
import { type LibraryType } from '@lumashot/domain/library/item';
import { queryOfType, WHOLE_LIBRARY } from '@lumashot/domain/library/query';
import { describe, expect, it, vi } from 'vitest';
import type {
  FeedItem,
  FeedPage,
  LibraryChanges,
  LibraryFeed,
  Stamp,
} from '@lumashot/domain/library/feed';
import type { SyncRow } from '../index/database.ts';
import { isComplete, visibleSince } from '../search/libraryQuery.ts';
import type { LibraryIndex } from './libraryIndex.ts';
import { createLibrarySync } from './librarySync.ts';

const TYPE = 'text-to-image';
const QUERY = queryOfType(TYPE);
const at = (seconds: number): Stamp => ({ seconds, nanoseconds: 0 });

const itemAt = (seconds: number): FeedItem => {
  const date = new Date(seconds * 1_000);
  return {
    kind: 'item',
    type: TYPE,
    id: `item-${seconds}`,
    document: testImage({
      created_at: date,
      updated_at: date,
      image_url: 'gs://b/results/mara/1.png',
      thumbnail_url: 'gs://b/results/mara/1.thumb.webp',
      prompt: 'a fox',
    }),
  };
};

const pageOf = (seconds: readonly number[], complete: boolean): FeedPage => ({
  entries: seconds.map(itemAt),
  oldest: seconds.length === 0 ? null : at(Math.min(...seconds)),
  unread: [],
  newestUpdate: seconds.length === 0 ? null : at(Math.max(...seconds)),
  complete,
});

/** The server says: changed then, and nothing of the other types. */
const news = (seconds: number | null): LibraryChanges => ({
  'text-to-image': seconds === null ? null : at(seconds),
  product: null,
  portrait: null,
  video: null,
  log: null,
});

const answerFrom = <Answer>(answers: Answer[]): Promise<Answer> => {
  const answer = answers.shift();
  return answer === undefined ? Promise.reject(new Error('offline')) : Promise.resolve(answer);
};

function setUp({
  stored = [] as SyncRow[],
  pages = [] as FeedPage[],
  changes = [] as FeedPage[],
  again = [] as Pick<FeedPage, 'entries' | 'unread'>[],
  types = [TYPE] as LibraryType[],
  failingSaves = 0,
} = {}) {
  const saved: { ids: string[]; sync: readonly SyncRow[] }[] = [];
  const feed = {
    page: vi.fn<LibraryFeed['page']>(() => answerFrom(pages)),
    changes: vi.fn<LibraryFeed['changes']>(() => answerFrom(changes)),
    again: vi.fn<LibraryFeed['again']>(() => answerFrom(again)),
    log: vi.fn<LibraryFeed['log']>(() => Promise.resolve([])),
  };
  const known = new Map(stored.map((row) => [row.type, row]));
  let saves = 0;
  const index: Pick<LibraryIndex, 'readSync' | 'save'> = {
    readSync: () => Promise.resolve({ types: [...known.values()], log: null }),
    save: (_uid, { entries, sync }) => {
      saves += 1;
      if (saves <= failingSaves) return Promise.reject(new Error('disk full'));
      for (const row of sync) known.set(row.type, row);
      saved.push({
        ids: entries.map(({ kind, id }) => (kind === 'gone' ? `gone ${id}` : id)),
        sync,
      });
      return Promise.resolve();
    },
  };
  const waits: { delayMs: number; run: () => void; cancelled: boolean }[] = [];
  const sync = createLibrarySync({
    uid: 'mara',
    types,
    feed,
    index,
    log: { open: () => undefined, asOf: () => null, follow: async () => 'followed' },
    claim: async () => undefined,
    firstPageSize: () => 2,
    runLater: (delayMs, run) => {
      const wait = { delayMs, run, cancelled: false };
      waits.push(wait);
      return () => {
        wait.cancelled = true;
      };
    },
  });
  const untilReady = () => vi.waitFor(() => expect(sync.getStatus().phase).toBe('ready'));
  return { sync, feed, saved, pages, changes, waits, untilReady };
}

/** A failure is logged once; the console of the tests stays quiet. */
const expectingAnError = () => vi.spyOn(console, 'error').mockImplementationOnce(() => undefined);

describe('a device that has nothing', () => {
  it('asks for nothing before the server has said anything', async () => {
    const { sync, feed } = setUp({ pages: [pageOf([30], false)] });
    await sync.start();
    expect(sync.getStatus()).toMatchObject({ phase: 'starting', isHeard: false });
    expect(feed.page).not.toHaveBeenCalled();
  });

  it('loads the newest page, as small as the screen asks for', async () => {
    const { sync, feed, saved } = setUp({ pages: [pageOf([30, 20], false)] });
    sync.onRemoteChange(news(30));
    await sync.start();
    expect(feed.page).toHaveBeenCalledWith(TYPE, { uid: 'mara', before: null, size: 2 });
    expect(saved.at(-1)?.sync[0]?.cursor).toEqual(at(30));
    expect(sync.getStatus()).toMatchObject({ phase: 'ready' });
    expect(visibleSince(QUERY, sync.getStatus().reach)).toBe(20_000);
    expect(isComplete(QUERY, sync.getStatus().reach)).toBe(false);
  });

  it('reads nothing of a type that the server has nothing of', async () => {
    const { sync, feed } = setUp();
    sync.onRemoteChange(news(null));
    await sync.start();
    expect(feed.page).not.toHaveBeenCalled();
    expect(sync.getStatus().phase).toBe('ready');
    expect(isComplete(QUERY, sync.getStatus().reach)).toBe(true);
  });

  it('says so when the server cannot be reached, until it speaks', async () => {
    const { sync, untilReady } = setUp({ pages: [pageOf([10], true)] });
    await sync.start();
    sync.onOffline();
    expect(sync.getStatus().phase).toBe('failed');
    await sync.start();
    expect(sync.getStatus().phase).toBe('failed');
    sync.onRemoteChange(news(10));
    await untilReady();
  });

  it('says so also when the line has failed before the index is open', async () => {
    const { sync, untilReady } = setUp({ pages: [pageOf([10], true)] });
    const started = sync.start();
    sync.onOffline();
    await started;
    expect(sync.getStatus().phase).toBe('failed');
    sync.onRemoteChange(news(10));
    await untilReady();
  });

  it('tries again by itself, each time later, until a page comes', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { sync, pages, waits, untilReady } = setUp();
    sync.onRemoteChange(news(10));
    await sync.start();
    expect(sync.getStatus().phase).toBe('failed');
    waits[0]?.run();
    await vi.waitFor(() => expect(waits).toHaveLength(2));
    expect(waits.map(({ delayMs }) => delayMs)).toEqual([1_000, 2_000]);
    pages.push(pageOf([10], true));
    waits[1]?.run();
    await untilReady();
    log.mockRestore();
  });

  it('reads again what could not be saved', async () => {
    expectingAnError();
    const { sync, saved, waits, untilReady } = setUp({
      pages: [pageOf([10], true), pageOf([10], true)],
      failingSaves: 1,
    });
    sync.onRemoteChange(news(10));
    await sync.start();
    expect(sync.getStatus().phase).toBe('failed');
    waits[0]?.run();
    await untilReady();
    expect(saved.map(({ ids }) => ids)).toEqual([['item-10']]);
  });

  it('does not try again once it was stopped', async () => {
    expectingAnError();
    const { sync, waits } = setUp();
    sync.onRemoteChange(news(10));
    await sync.start();
    sync.stop();
    expect(waits.at(-1)?.cancelled).toBe(true);
  });
});

describe('a device that knows the library', () => {
  const stored: SyncRow[] = [
    { type: TYPE, uid: 'mara', cursor: at(30), oldest: at(20), complete: false },
  ];

  it('is ready before the server has said anything, and stays so when it cannot', async () => {
    const { sync } = setUp({ stored });
    await sync.start();
    sync.onOffline();
    expect(sync.getStatus()).toMatchObject({ phase: 'ready', isHeard: false });
  });

  it('reads nothing when nothing has changed', async () => {
    const { sync, feed } = setUp({ stored });
    await sync.start();
    sync.onRemoteChange(news(30));
    await vi.waitFor(() => expect(sync.getStatus().isHeard).toBe(true));
    expect(feed.page).not.toHaveBeenCalled();
    expect(feed.changes).not.toHaveBeenCalled();
  });

  it('sees a change within the same millisecond', async () => {
    const { sync, feed } = setUp({ stored, changes: [pageOf([31], false)] });
    await sync.start();
    sync.onRemoteChange({ ...news(null), [TYPE]: { seconds: 30, nanoseconds: 1_000 } });
    await vi.waitFor(() => expect(feed.changes).toHaveBeenCalledOnce());
  });

  it('reads the changes since its cursor, and saves them together with the next one', async () => {
    const { sync, feed, saved } = setUp({ stored, changes: [pageOf([40], false)] });
    await sync.start();
    sync.onRemoteChange(news(40));
    await vi.waitFor(() => expect(saved).toHaveLength(1));
    expect(feed.changes).toHaveBeenCalledWith(TYPE, { uid: 'mara', after: at(30) });
    expect(saved[0]).toMatchObject({
      ids: ['item-40'],
      sync: [{ cursor: at(40), oldest: at(20) }],
    });
  });

  it('hands on what is gone in the order it was told', async () => {
    const gone = { kind: 'gone', type: TYPE, id: 'item-10' } as const;
    const page = { ...pageOf([40], false), entries: [gone, itemAt(40)] };
    const { sync, saved } = setUp({ stored, changes: [page] });
    await sync.start();
    sync.onRemoteChange(news(40));
    await vi.waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]?.ids).toEqual(['gone item-10', 'item-40']);
  });

  it('reads once for news that come while it reads, and once more for what they bring', async () => {
    const { sync, feed, saved } = setUp({
      stored,
      changes: [pageOf([40], false), pageOf([50], false)],
    });
    await sync.start();
    sync.onRemoteChange(news(40));
    sync.onRemoteChange(news(45));
    sync.onRemoteChange(news(50));
    await vi.waitFor(() => expect(saved.at(-1)?.sync[0]?.cursor).toEqual(at(50)));
    expect(feed.changes).toHaveBeenCalledTimes(2);
  });

  const two: SyncRow[] = [
    ...stored,
    { type: 'product', uid: 'mara', cursor: at(30), oldest: at(20), complete: false },
  ];
  const newsOfBoth: LibraryChanges = { ...news(40), product: at(40) };

  it('saves what is new of several types in one go', async () => {
    const { sync, saved } = setUp({
      stored: two,
      types: [TYPE, 'product'],
      changes: [pageOf([40], false), pageOf([38], false)],
    });
    await sync.start();
    sync.onRemoteChange(newsOfBoth);
    await vi.waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]?.ids).toEqual(['item-40', 'item-38']);
    expect(saved[0]?.sync.map(({ type, cursor }) => [type, cursor])).toEqual([
      [TYPE, at(40)],
      ['product', at(40)],
    ]);
  });

  it('keeps what came of one type when another one failed, and reads only that one again', async () => {
    expectingAnError();
    const { sync, feed, saved, changes, waits, untilReady } = setUp({
      stored: two,
      types: [TYPE, 'product'],
      changes: [pageOf([40], false)],
    });
    await sync.start();
    sync.onRemoteChange(newsOfBoth);
    await vi.waitFor(() => expect(sync.getStatus().phase).toBe('failed'));
    expect(saved.map(({ ids }) => ids)).toEqual([['item-40']]);
    changes.push(pageOf([39], false));
    waits[0]?.run();
    await untilReady();
    expect(feed.changes.mock.calls.map(([type]) => type)).toEqual([TYPE, 'product', 'product']);
    expect(saved.map(({ ids }) => ids)).toEqual([['item-40'], ['item-39']]);
  });

  it('never moves the cursor back', async () => {
    const { sync, saved } = setUp({ stored, changes: [pageOf([25], false)] });
    await sync.start();
    sync.onRemoteChange(news(35));
    await vi.waitFor(() => expect(saved.at(-1)?.sync[0]?.cursor).toEqual(at(35)));
  });

  it('takes the newest page of a type whose first items came elsewhere', async () => {
    const empty = { type: TYPE, uid: 'mara', cursor: null, oldest: null, complete: true } as const;
    const { sync, feed, saved } = setUp({ stored: [empty], pages: [pageOf([90, 80], false)] });
    await sync.start();
    sync.onRemoteChange(news(90));
    await vi.waitFor(() => expect(saved).toHaveLength(1));
    expect(feed.changes).not.toHaveBeenCalled();
    expect(saved[0]?.sync[0]).toMatchObject({ cursor: at(90), oldest: at(80), complete: false });
  });

  it('pages back from the oldest and keeps the cursor', async () => {
    const { sync, feed, saved } = setUp({ stored, pages: [pageOf([10], true)] });
    await sync.start();
    await sync.loadOlder(QUERY);
    expect(feed.page).toHaveBeenCalledWith(TYPE, expect.objectContaining({ before: at(20) }));
    expect(saved.at(-1)?.sync[0]).toMatchObject({ cursor: at(30), oldest: at(10), complete: true });
    expect(sync.getStatus().older).toBe('idle');
    expect(isComplete(QUERY, sync.getStatus().reach)).toBe(true);
  });

  it('loads one page at a time, shared by who waits for it', async () => {
    const { sync, feed } = setUp({ stored, pages: [pageOf([15], false), pageOf([10], true)] });
    await sync.start();
    const both = [sync.loadOlder(QUERY), sync.loadOlder(WHOLE_LIBRARY)];
    expect(await Promise.all(both)).toEqual(['loaded', 'loaded']);
    expect(feed.page).toHaveBeenCalledOnce();
    expect(await sync.loadOlder(QUERY)).toBe('loaded');
    expect(feed.page).toHaveBeenCalledTimes(2);
  });

  it('says that it asked for nothing: all is here, or the library has failed', async () => {
    expectingAnError();
    const { sync, feed, pages } = setUp({ stored, pages: [pageOf([10], true)] });
    expect(await sync.loadOlder(QUERY)).toBe('unasked');
    await sync.start();
    expect(await sync.loadOlder(QUERY)).toBe('loaded');
    expect(await sync.loadOlder(QUERY)).toBe('unasked');
    sync.onRemoteChange(news(40));
    await vi.waitFor(() => expect(sync.getStatus().phase).toBe('failed'));
    pages.push(pageOf([5], true));
    expect(await sync.loadOlder(QUERY)).toBe('unasked');
    expect(feed.page).toHaveBeenCalledOnce();
  });

  it('keeps what is there when an older page fails', async () => {
    const { sync } = setUp({ stored });
    await sync.start();
    expect(await sync.loadOlder(QUERY)).toBe('failed');
    expect(sync.getStatus()).toMatchObject({ phase: 'ready', older: 'failed' });
  });

  it('reads the changes again from the last saved one when that has failed', async () => {
    expectingAnError();
    const { sync, feed, changes, waits, saved } = setUp({ stored });
    await sync.start();
    sync.onRemoteChange(news(40));
    await vi.waitFor(() => expect(sync.getStatus().phase).toBe('failed'));
    changes.push(pageOf([40], false));
    waits.at(-1)?.run();
    await vi.waitFor(() => expect(saved).toHaveLength(1));
    expect(feed.changes.mock.calls.map(([, { after }]) => after)).toEqual([at(30), at(30)]);
  });

  it('drops what arrives after it was stopped', async () => {
    const { sync, feed, saved } = setUp({ stored });
    let answer = (_page: FeedPage): void => undefined;
    feed.changes.mockReturnValueOnce(
      new Promise((resolve) => {
        answer = resolve;
      }),
    );
    await sync.start();
    sync.onRemoteChange(news(40));
    await vi.waitFor(() => expect(feed.changes).toHaveBeenCalledOnce());
    sync.stop();
    answer(pageOf([40], false));
    // A later start comes to its end after the earlier one's steps.
    sync.onRemoteChange(news(30));
    await sync.start();
    expect(saved).toHaveLength(0);
  });
});
