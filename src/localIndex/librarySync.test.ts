import { describe, expect, it, vi } from 'vitest';
import type { FeedItem, FeedPage, LibraryFeed, Stamp } from '../lib/libraryFeed.ts';
import type { SyncRow } from './database.ts';
import { horizonOf, isComplete } from './horizon.ts';
import type { LibraryIndex } from './libraryIndex.ts';
import { createLibrarySync } from './librarySync.ts';

const TYPE = 'text-to-image';
const at = (seconds: number): Stamp => ({ seconds, nanoseconds: 0 });

const itemAt = (seconds: number): FeedItem => {
  const date = new Date(seconds * 1_000);
  return {
    type: TYPE,
    id: `item-${seconds}`,
    item: {
      user_id: 'mara',
      created_at: date,
      updated_at: date,
      image_url: 'gs://b/results/mara/1.png',
      thumbnail_url: 'gs://b/results/mara/1.thumb.webp',
      width: 1024,
      height: 1024,
      placeholder: 'data:image/webp;base64,AA',
      engine: 'embedded',
      prompt: 'a fox',
      template_id: null,
      original_image_id: null,
    },
  };
};

const pageOf = (seconds: readonly number[], complete: boolean): FeedPage => ({
  items: seconds.map(itemAt),
  oldest: seconds.length === 0 ? null : at(Math.min(...seconds)),
  newestUpdate: seconds.length === 0 ? null : at(Math.max(...seconds)),
  complete,
});

function setUp({ stored = [] as SyncRow[], pages = [] as FeedPage[] } = {}) {
  const saved: { ids: string[]; sync: SyncRow }[] = [];
  const watches: Parameters<LibraryFeed['watch']>[1][] = [];
  const unwatched = vi.fn<() => void>();
  const feed = {
    page: vi.fn<LibraryFeed['page']>(() => {
      const page = pages.shift();
      return page === undefined ? Promise.reject(new Error('offline')) : Promise.resolve(page);
    }),
    watch: (_: string, options: Parameters<LibraryFeed['watch']>[1]) => {
      watches.push(options);
      return unwatched;
    },
  };
  const index: LibraryIndex = {
    readSync: () => Promise.resolve(stored),
    save: (items, sync) => {
      saved.push({ ids: items.map((item) => item.id), sync });
      return Promise.resolve();
    },
  };
  const waits: { delayMs: number; run: () => void; cancelled: boolean }[] = [];
  const sync = createLibrarySync({
    uid: 'mara',
    types: [TYPE],
    feed,
    index,
    claim: async () => undefined,
    runLater: (delayMs, run) => {
      const wait = { delayMs, run, cancelled: false };
      waits.push(wait);
      return () => {
        wait.cancelled = true;
      };
    },
  });
  return { sync, feed, saved, watches, unwatched, pages, waits };
}

describe('a cold start', () => {
  it('loads the newest page, then listens from its last change', async () => {
    const { sync, watches, saved } = setUp({ pages: [pageOf([30, 20], false)] });
    await sync.start();
    expect(saved).toHaveLength(1);
    expect(watches[0]?.after).toEqual(at(30));
    expect(sync.getStatus()).toMatchObject({ phase: 'ready' });
    expect(horizonOf([TYPE], sync.getStatus().reach)).toBe(20_000);
    expect(isComplete([TYPE], sync.getStatus().reach)).toBe(false);
  });

  it('listens from the beginning when the library is empty', async () => {
    const { sync, watches } = setUp({ pages: [pageOf([], true)] });
    await sync.start();
    expect(watches[0]?.after).toBeNull();
    expect(horizonOf([TYPE], sync.getStatus().reach)).toBe(-Infinity);
    expect(isComplete([TYPE], sync.getStatus().reach)).toBe(true);
  });

  it('says so when the server cannot be reached, and can be tried again', async () => {
    vi.spyOn(console, 'error').mockImplementationOnce(() => undefined);
    const { sync, pages } = setUp();
    await sync.start();
    expect(sync.getStatus().phase).toBe('failed');
    pages.push(pageOf([10], true));
    await sync.start();
    expect(sync.getStatus().phase).toBe('ready');
  });

  it('tries again by itself, each time later, until the server answers', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { sync, pages, waits } = setUp();
    await sync.start();
    waits[0]?.run();
    await vi.waitFor(() => expect(waits).toHaveLength(2));
    expect(waits.map(({ delayMs }) => delayMs)).toEqual([1_000, 2_000]);
    pages.push(pageOf([10], true));
    waits[1]?.run();
    await vi.waitFor(() => expect(sync.getStatus().phase).toBe('ready'));
    log.mockRestore();
  });

  it('does not try again once it was stopped', async () => {
    vi.spyOn(console, 'error').mockImplementationOnce(() => undefined);
    const { sync, waits } = setUp();
    await sync.start();
    sync.stop();
    expect(waits.at(-1)?.cancelled).toBe(true);
  });
});

describe('a warm start', () => {
  const stored: SyncRow[] = [
    { type: TYPE, uid: 'mara', cursor: at(30), oldest: at(20), complete: false },
  ];

  it('reads no page, only the changes', async () => {
    const { sync, feed, watches } = setUp({ stored });
    await sync.start();
    expect(feed.page).not.toHaveBeenCalled();
    expect(watches[0]?.after).toEqual(at(30));
  });

  it('saves a change together with its cursor', async () => {
    const { sync, watches, saved } = setUp({ stored });
    await sync.start();
    watches[0]?.onChange(pageOf([40], false));
    expect(saved.at(-1)).toMatchObject({ ids: ['item-40'], sync: { cursor: at(40) } });
  });

  it('never moves the cursor back', async () => {
    const { sync, watches, saved } = setUp({ stored });
    await sync.start();
    watches[0]?.onChange(pageOf([25], false));
    expect(saved.at(-1)?.sync.cursor).toEqual(at(30));
  });

  it('pages back from the oldest and keeps the cursor', async () => {
    const { sync, feed, saved } = setUp({ stored, pages: [pageOf([10], true)] });
    await sync.start();
    await sync.loadOlder([TYPE]);
    expect(feed.page).toHaveBeenCalledWith(TYPE, expect.objectContaining({ before: at(20) }));
    expect(saved.at(-1)?.sync).toMatchObject({ cursor: at(30), oldest: at(10), complete: true });
    expect(sync.getStatus().older).toBe('idle');
    expect(isComplete([TYPE], sync.getStatus().reach)).toBe(true);
  });

  it('keeps what is there when an older page fails', async () => {
    const { sync } = setUp({ stored });
    await sync.start();
    await sync.loadOlder([TYPE]);
    expect(sync.getStatus()).toMatchObject({ phase: 'ready', older: 'failed' });
  });

  it('listens anew from the last saved change when a listener ends with an error', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { sync, watches, waits } = setUp({ stored });
    await sync.start();
    watches[0]?.onError(new Error('the stream broke'));
    expect(sync.getStatus().phase).toBe('failed');
    waits.at(-1)?.run();
    await vi.waitFor(() => expect(watches).toHaveLength(2));
    expect(watches[1]?.after).toEqual(at(30));
    log.mockRestore();
  });

  it('drops what arrives after it was stopped', async () => {
    const { sync, watches, saved, unwatched } = setUp({ stored });
    await sync.start();
    sync.stop();
    watches[0]?.onChange(pageOf([40], false));
    expect(unwatched).toHaveBeenCalledOnce();
    expect(saved).toHaveLength(0);
  });
});
