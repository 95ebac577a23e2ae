import type { FeedPage } from '@lumashot/domain/library/feed';
import { queryOfType, WHOLE_LIBRARY } from '@lumashot/domain/library/query';
import { expect, it, vi } from 'vitest';
import { createFindWord } from './findWords.ts';

const oldest = { seconds: 50, nanoseconds: 0 };
const page = (complete: boolean): FeedPage => ({
  entries: [],
  oldest,
  unread: [],
  newestUpdate: null,
  complete,
});

function setUp(pages: FeedPage[]) {
  const ask = vi.fn<() => Promise<FeedPage>>(() => {
    const next = pages.shift();
    return next === undefined ? Promise.reject(new Error('offline')) : Promise.resolve(next);
  });
  const save = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const find = createFindWord({
    uid: 'mara',
    feed: { page: ask },
    keepFound: async (askFor) => {
      const found = await askFor();
      await save();
      return found;
    },
    isWhole: (type) => type === 'video',
  });
  return { ask, save, find };
}

const IMAGES = queryOfType('text-to-image');
const FIRST = { goesOn: false };
const NEXT = { goesOn: true };

it('asks page by page, and no more once it has all', async () => {
  const { ask, find, save } = setUp([page(false), page(true)]);
  expect(await find(IMAGES, 'fox', FIRST)).toEqual({ isWhole: false });
  expect(await find(IMAGES, 'fox', NEXT)).toEqual({ isWhole: true });
  expect(await find(IMAGES, 'fox', NEXT)).toEqual({ isWhole: true });
  const asked = { uid: 'mara', size: 24, word: 'fox' };
  expect(ask.mock.calls).toEqual([
    ['text-to-image', { ...asked, before: null }],
    ['text-to-image', { ...asked, before: oldest }],
  ]);
  expect(save).toHaveBeenCalledTimes(2);
});

it('asks for nothing of a type that is all on the device', async () => {
  const { ask, find } = setUp([]);
  expect(await find(queryOfType('video'), 'fox', FIRST)).toEqual({ isWhole: true });
  expect(ask).not.toHaveBeenCalled();
});

it('asks again after a failure, and says that it failed', async () => {
  const { ask, find } = setUp([]);
  await expect(find(WHOLE_LIBRARY, 'fox', FIRST)).rejects.toThrow('offline');
  await expect(find(IMAGES, 'fox', FIRST)).rejects.toThrow('offline');
  expect(ask).toHaveBeenCalledTimes(4);
});

it('pays for no page that nobody wants when the same word is asked for again', async () => {
  const { ask, find } = setUp([page(false), page(false)]);
  for (const facets of [[], ['fav'], []] as const) {
    expect(await find({ ...IMAGES, facets }, 'fox', FIRST)).toEqual({ isWhole: false });
  }
  expect(ask).toHaveBeenCalledOnce();
});

it('asks for a page once that is wanted twice at a time', async () => {
  const { ask, find } = setUp([page(false), page(false), page(false)]);
  await Promise.all([find(IMAGES, 'fox', FIRST), find(IMAGES, 'fox', FIRST)]);
  await Promise.all([find(IMAGES, 'fox', NEXT), find(IMAGES, 'fox', NEXT)]);
  expect(ask).toHaveBeenCalledTimes(2);
});
