// @vitest-environment happy-dom
import type { FeedItem, LibraryServer } from '@lumashot/domain/library/feed';
import type { GeneratedImage } from '@lumashot/domain/library/item';
import { testImage } from '@lumashot/domain/library/testItems';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { database } from '../index/database.ts';
import { readRows } from '../index/indexRow.ts';
import { putRows } from '../index/rows.ts';
import { fakeLibrary } from '../testing/fakeLibrary.tsx';
import { useFamily } from './useFamily.ts';

const TYPE = 'text-to-image';

const stored = (id: string, fields: Partial<GeneratedImage> = {}) => {
  const item = testImage({ created_at: new Date(100_000), ...fields });
  return {
    key: `${TYPE}/${id}`,
    uid: 'mara',
    type: TYPE,
    id,
    createdAt: item.created_at.getTime(),
    item,
  } as const;
};
const shown = (id: string, fields: Partial<GeneratedImage> = {}) => {
  const [row] = readRows([stored(id, fields)]);
  if (row === undefined) throw new Error('unreadable');
  return row;
};
const entry = (id: string, fields: Partial<GeneratedImage> = {}): FeedItem => ({
  kind: 'item',
  type: TYPE,
  id,
  document: stored(id, fields).item,
});

beforeEach(async () => {
  await Promise.all([database.items.clear(), database.trash.clear(), database.terms.clear()]);
});
afterEach(cleanup);

/** A device that knows its library back to then, and a server. */
function given({
  loadedSinceS = 0,
  isHeard = true,
  answer = () => Promise.resolve([]),
}: {
  loadedSinceS?: number;
  isHeard?: boolean;
  answer?: LibraryServer['family'];
} = {}) {
  const family = vi.fn<LibraryServer['family']>(answer);
  const item = vi.fn<LibraryServer['item']>(() => Promise.resolve([]));
  const wrapper = fakeLibrary({
    status: {
      isHeard,
      reach: new Map([
        [TYPE, { oldest: { seconds: loadedSinceS, nanoseconds: 0 }, complete: false }],
      ]),
    },
    server: { family, item },
    keepFound: async (ask) => {
      const found = await ask();
      const rows = found.entries.flatMap((one) =>
        one.kind === 'item' && one.type === TYPE
          ? [stored(one.id, testImage({ ...one.document }))]
          : [],
      );
      await putRows(database, rows);
      return found;
    },
  });
  return { wrapper, family, item };
}

const idsOf = ({ rows }: ReturnType<typeof useFamily>) => rows.map(({ id }) => id).toSorted();

it('is there at once, with what is in the trash, and without a question to the server', async () => {
  await putRows(database, [
    stored('one-root'),
    stored('one-a', { family_id: 'one-root' }),
    stored('one-b', { family_id: 'one-root', trashed_at: new Date(200_000) }),
    stored('one-other'),
  ]);
  const { wrapper, family } = given({ loadedSinceS: 50 });
  const { result } = renderHook(() => useFamily(shown('one-a', { family_id: 'one-root' })), {
    wrapper,
  });
  await waitFor(() => expect(idsOf(result.current)).toEqual(['one-a', 'one-b', 'one-root']));
  expect(result.current.mayMiss).toBe(false);
  expect(family).not.toHaveBeenCalled();
});

it('asks once where the first picture lies before what is loaded', async () => {
  const child = { family_id: 'two-root' };
  await putRows(database, [stored('two-b', child)]);
  const { wrapper, family, item } = given({
    loadedSinceS: 90,
    answer: () => Promise.resolve([entry('two-a', child), entry('two-b', child)]),
  });
  item.mockResolvedValue([entry('two-root')]);
  const { result, unmount } = renderHook(() => useFamily(shown('two-b', child)), { wrapper });
  await waitFor(() => expect(idsOf(result.current)).toEqual(['two-a', 'two-b', 'two-root']));
  await waitFor(() => expect(result.current.mayMiss).toBe(false));
  expect(family).toHaveBeenCalledWith(TYPE, { uid: 'mara', familyId: 'two-root' });
  unmount();
  const again = renderHook(() => useFamily(shown('two-b', child)), { wrapper });
  await waitFor(() => expect(idsOf(again.result.current)).toHaveLength(3));
  expect(family).toHaveBeenCalledTimes(1);
});

it('says that there may be more, where nobody answers', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const old = { created_at: new Date(1_000) };
  await putRows(database, [stored('three-root', old)]);
  const { wrapper, family } = given({
    loadedSinceS: 90,
    answer: () => Promise.reject(new Error('no network')),
  });
  const { result } = renderHook(() => useFamily(shown('three-root', old)), { wrapper });
  await waitFor(() => expect(family).toHaveBeenCalled());
  await act(async () => {});
  expect(result.current.mayMiss).toBe(true);
});

it('asks nobody before the server was heard', async () => {
  const old = { created_at: new Date(1_000) };
  await putRows(database, [stored('four-root', old)]);
  const { wrapper, family } = given({ loadedSinceS: 90, isHeard: false });
  const { result } = renderHook(() => useFamily(shown('four-root', old)), { wrapper });
  await waitFor(() => expect(result.current.mayMiss).toBe(true));
  expect(family).not.toHaveBeenCalled();
});
