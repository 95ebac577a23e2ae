// @vitest-environment happy-dom
import { testImage } from '@lumashot/domain/library/testItems';
import type { FeedItem, FeedPage, LibraryServer } from '@lumashot/domain/library/feed';
import { WHOLE_LIBRARY, type LibraryQuery } from '@lumashot/domain/library/query';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { database } from '#app/library/index/database.ts';
import { libraryIndexIn } from '#app/library/sync/libraryIndex.ts';
import { loadRest } from '#app/library/sync/loadRest.ts';
import { claimIndex, wipeIndex } from '#app/library/index/ownership.ts';
import type { Loaded, LibrarySync } from '#app/library/sync/syncStatus.ts';
import { fakeLibrary } from '#app/library/testing/fakeLibrary.tsx';
import { useLibraryRows } from './useLibraryRows.ts';

const UID = 'mara';
const FAVORITES: LibraryQuery = { ...WHOLE_LIBRARY, facets: ['fav'] };
const COUNTED = { library: 60, marked: 3 };

const favorite = (id: string): FeedItem => ({
  kind: 'item',
  type: 'text-to-image',
  id,
  document: testImage({ user_id: UID, is_favorite: true }),
});
const save = (entries: readonly FeedItem[]) =>
  libraryIndexIn(database).save(UID, { entries, sync: [], asOf: null });

beforeEach(async () => {
  await wipeIndex();
  await claimIndex(UID);
  await save([favorite('a')]);
});
afterEach(cleanup);

async function given(query: LibraryQuery, loadOlder: () => Promise<Loaded>) {
  const page = vi.fn<LibraryServer['page']>((type) =>
    Promise.resolve<FeedPage>({
      entries: type === 'text-to-image' ? [favorite('b'), favorite('c')] : [],
      oldest: { seconds: 1, nanoseconds: 0 },
      unread: [],
      newestUpdate: null,
      complete: false,
    }),
  );
  const keepFound: LibrarySync['keepFound'] = async (ask) => {
    const found = await ask();
    await save(found.entries.filter((entry) => entry.kind === 'item'));
    return found;
  };
  const options = { recall: false, order: 'newest', counted: COUNTED } as const;
  const { result } = renderHook(() => useLibraryRows(query, options), {
    wrapper: fakeLibrary({ server: { page }, keepFound, loadOlder }),
  });
  await waitFor(() => expect(result.current.keys).toBeDefined());
  return { result, page };
}

it('favourites are as many as the profile counts, and all of them are loaded by their mark', async () => {
  const loadOlder = vi.fn<() => Promise<Loaded>>();
  const { result, page } = await given(FAVORITES, loadOlder);
  expect(result.current.total).toBe(3);
  expect(await loadRest(result.current.rest, () => true)).toBe('whole');
  // One page of each type: then as many are here as are counted.
  expect(page).toHaveBeenCalledTimes(4);
  expect(page.mock.calls[0]?.[1]).toMatchObject({ marked: 'fav' });
  expect(loadOlder).not.toHaveBeenCalled();
});

it('of what is searched for, what was found is all', async () => {
  const loadOlder = vi.fn<() => Promise<Loaded>>();
  const { result } = await given({ ...FAVORITES, words: ['zebra'] }, loadOlder);
  expect(result.current.total).toBe(0);
  expect(await loadRest(result.current.rest, () => true)).toBe('whole');
  expect(loadOlder).not.toHaveBeenCalled();
});

it('the library is loaded page by page', async () => {
  const loadOlder = vi.fn<() => Promise<Loaded>>(() => Promise.resolve('failed'));
  const { result } = await given(WHOLE_LIBRARY, loadOlder);
  expect(result.current.total).toBe(60);
  expect(await loadRest(result.current.rest, () => true)).toBe('failed');
  expect(loadOlder).toHaveBeenCalledOnce();
});
