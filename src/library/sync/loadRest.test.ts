import { expect, it, vi } from 'vitest';
import { loadRest } from './loadRest.ts';
import type { Loaded } from './syncStatus.ts';

/** So many pages are missing. One that is asked for far too often fails the test instead of holding it. */
function given(pages: number, answer: Loaded = 'loaded') {
  let left = pages;
  const load = vi.fn<() => Promise<Loaded>>(() => {
    if (load.mock.calls.length > 20) throw new Error('asked for ever');
    if (answer === 'loaded') left -= 1;
    return Promise.resolve(answer);
  });
  return { load, rest: { hasMore: () => left > 0, load } };
}

it('loads page after page, until nothing is missing', async () => {
  const { load, rest } = given(3);
  expect(await loadRest(rest, () => true)).toBe('whole');
  expect(load).toHaveBeenCalledTimes(3);
});

it.each(['failed', 'unasked'] as const)('ends with a page that %s', async (answer) => {
  const { load, rest } = given(3, answer);
  expect(await loadRest(rest, () => true)).toBe('failed');
  expect(load).toHaveBeenCalledOnce();
});

it('ends when nobody waits for it any more', async () => {
  const { load, rest } = given(3);
  expect(await loadRest(rest, () => load.mock.calls.length < 2)).toBe('stopped');
  expect(load).toHaveBeenCalledTimes(2);
});
