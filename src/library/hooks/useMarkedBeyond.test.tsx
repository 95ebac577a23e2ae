// @vitest-environment happy-dom
import type { FeedPage, LibraryServer } from '@lumashot/domain/library/feed';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { fakeLibrary } from '../testing/fakeLibrary.tsx';
import { useMarkedBeyond } from './useMarkedBeyond.ts';

afterEach(cleanup);

const at = (seconds: number) => ({ seconds, nanoseconds: 0 });
const page = (oldest: number | null, complete: boolean): FeedPage => ({
  entries: [],
  oldest: oldest === null ? null : at(oldest),
  unread: [],
  newestUpdate: null,
  complete,
});

/** Only pictures made of text are marked: the other kinds end with their first page. */
function givenLibrary(pages: readonly FeedPage[]) {
  const left = [...pages];
  const asked = vi.fn<LibraryServer['page']>((type) => {
    const next = type === 'text-to-image' ? left.shift() : page(null, true);
    return next === undefined ? Promise.reject(new Error('no network')) : Promise.resolve(next);
  });
  const wrapper = fakeLibrary({ server: { page: asked } });
  const beforesOf = () =>
    asked.mock.calls.filter(([type]) => type === 'text-to-image').map(([, { before }]) => before);
  return { wrapper, asked, beforesOf };
}

const COUNTED = { held: 1, expected: 3 };

it('asks page after page, until the server has no more', async () => {
  const { wrapper, asked, beforesOf } = givenLibrary([page(50, false), page(20, true)]);
  const { result } = renderHook(() => useMarkedBeyond('fav', COUNTED), { wrapper });
  expect(result.current.hasMore).toBe(true);
  await act(async () => void (await result.current.load()));
  expect(result.current.hasMore).toBe(true);
  await act(async () => void (await result.current.load()));
  expect(result.current.hasMore).toBe(false);
  expect(beforesOf()).toEqual([null, at(50)]);
  // The three kinds that ended with their first page are not billed again.
  expect(asked).toHaveBeenCalledTimes(5);
  expect(await result.current.load()).toBe('unasked');
});

it('asks for nothing where all that is counted is here, or nobody has counted', () => {
  const { wrapper } = givenLibrary([]);
  const beyond = (held: number, expected: number | null) =>
    renderHook(() => useMarkedBeyond('trash', { held, expected }), { wrapper }).result.current;
  expect(beyond(3, 3).hasMore).toBe(false);
  expect(beyond(0, null).hasMore).toBe(false);
});

it('says what failed, and goes on from there', async () => {
  const { wrapper, beforesOf } = givenLibrary([page(50, false)]);
  const { result } = renderHook(() => useMarkedBeyond('trash', COUNTED), { wrapper });
  await act(async () => void (await result.current.load()));
  await act(async () => void (await result.current.load()));
  expect(result.current).toMatchObject({ hasFailed: true, isLoading: false, hasMore: true });
  await act(async () => void (await result.current.load()));
  expect(beforesOf()).toEqual([null, at(50), at(50)]);
});

it('asks once for two presses', async () => {
  const { wrapper, asked } = givenLibrary([page(50, false)]);
  const { result } = renderHook(() => useMarkedBeyond('trash', COUNTED), { wrapper });
  await act(async () => {
    const presses = [result.current.load(), result.current.load()];
    expect(await Promise.all(presses)).toEqual(['loaded', 'loaded']);
  });
  expect(asked).toHaveBeenCalledTimes(4);
});
