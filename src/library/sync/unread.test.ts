import { testImage } from '@lumashot/domain/library/testItems';
import type { FeedItem, FeedPage, LibraryFeed, Stamp } from '@lumashot/domain/library/feed';
import { expect, it, vi } from 'vitest';
import type { SyncRow } from '../index/database.ts';
import { createLibrarySync } from './librarySync.ts';

const TYPE = 'text-to-image';
const at = (seconds: number): Stamp => ({ seconds, nanoseconds: 0 });
const read = (id: string): FeedItem => ({ kind: 'item', type: TYPE, id, document: testImage({}) });
const page = (seen: Pick<FeedPage, 'entries' | 'unread'>): FeedPage => ({
  ...seen,
  oldest: at(1),
  newestUpdate: at(30),
  complete: true,
});

/** A device: each start is that of another version of the app, which the server answers as it is told to. */
function device() {
  const kept = { ids: [] as string[], sync: [] as SyncRow[] };
  const started = async (answers: Partial<Pick<LibraryFeed, 'page' | 'changes' | 'again'>>) => {
    const none = { entries: [], unread: [] };
    const feed = {
      page: vi.fn<LibraryFeed['page']>(answers.page ?? (async () => page(none))),
      changes: vi.fn<LibraryFeed['changes']>(answers.changes ?? (async () => page(none))),
      again: vi.fn<LibraryFeed['again']>(answers.again ?? (async () => none)),
      log: vi.fn<LibraryFeed['log']>(async () => []),
    };
    const sync = createLibrarySync({
      uid: 'mara',
      types: [TYPE],
      feed,
      index: {
        readSync: async () => ({ types: kept.sync, log: null }),
        save: async (_, { entries, sync: moved }) => {
          kept.ids.push(...entries.map(({ id }) => id));
          if (moved.length > 0) kept.sync = [...moved];
        },
      },
      log: { open: () => undefined, asOf: () => null, follow: async () => 'followed' },
      claim: async () => undefined,
      firstPageSize: () => 2,
    });
    const hear = (seconds: number) =>
      sync.onRemoteChange({
        [TYPE]: at(seconds),
        product: null,
        portrait: null,
        video: null,
        log: null,
      });
    await sync.start();
    hear(30);
    await vi.waitFor(() => expect(sync.getStatus().phase).toBe('ready'));
    return { feed, hear, sync };
  };
  return { kept, started };
}

it('comes into the library by the first version of the app that can read it', async () => {
  const { kept, started } = device();
  const old = await started({
    page: async () => page({ entries: [read('fox')], unread: ['new'] }),
  });
  expect([kept.ids, kept.sync[0]?.unread]).toEqual([['fox'], ['new']]);
  expect(old.feed.again).not.toHaveBeenCalled();

  const newer = await started({ again: async () => ({ entries: [read('new')], unread: [] }) });
  await vi.waitFor(() => expect(kept.ids).toEqual(['fox', 'new']));
  expect(newer.feed.again).toHaveBeenCalledExactlyOnceWith(TYPE, ['new']);
  const next = await started({});
  expect(next.feed.again).not.toHaveBeenCalled();
});

it('is asked for once a start, however much is heard, and kept as long as nothing can read it', async () => {
  const { kept, started } = device();
  await started({ page: async () => page({ entries: [], unread: ['new', 'purged'] }) });
  const { feed, hear } = await started({
    again: async () => ({ entries: [], unread: ['new'] }),
    changes: async () => page({ entries: [], unread: ['newer'] }),
  });
  await vi.waitFor(() => expect(kept.sync[0]?.unread).toEqual(['new']));
  hear(40);
  await vi.waitFor(() => expect(kept.sync[0]?.unread).toEqual(['new', 'newer']));
  expect(feed.again).toHaveBeenCalledOnce();
});

it('waits for the next start where the server cannot be reached', async () => {
  const { kept, started } = device();
  await started({ page: async () => page({ entries: [], unread: ['new'] }) });
  const offline = await started({ again: () => Promise.reject(new Error('offline')) });
  await vi.waitFor(() => expect(offline.feed.again).toHaveBeenCalledOnce());
  expect([kept.sync[0]?.unread, offline.sync.getStatus().phase]).toEqual([['new'], 'ready']);
});
