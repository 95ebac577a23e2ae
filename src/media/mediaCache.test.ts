// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dropLastSession, writeLastSession } from '../device/lastSession.ts';
import { cacheMedia, forgetMedia, hasCachedMedia, wipeMediaCache } from './mediaCache.ts';
import type { MediaUse } from './mediaLru.ts';

const disk = vi.hoisted(() => ({
  uses: new Map<string, MediaUse>(),
  budget: { thumbnail: 1_000, original: 1_000 },
}));

vi.mock('./mediaBudget.ts', () => ({ mediaBudget: () => Promise.resolve(disk.budget) }));
vi.mock('./mediaLru.ts', () => {
  const ofKind = (kind: string) =>
    [...disk.uses.values()]
      .filter((use) => use.kind === kind)
      .toSorted((one, other) => one.usedAt - other.usedAt);
  return {
    mediaLru: {
      add: async (use: MediaUse) => void disk.uses.set(use.path, { ...use, usedAt: clock() }),
      touch: async () => undefined,
      bytesOf: async (kind: string) => ofKind(kind).reduce((sum, { bytes }) => sum + bytes, 0),
      oldest: async (kind: string, wanted: number) => {
        let sum = 0;
        return ofKind(kind).filter(({ bytes }) => {
          const isNeeded = sum < wanted;
          sum += bytes;
          return isNeeded;
        });
      },
      usesOf: async (wanted: readonly string[]) =>
        [...disk.uses.values()].filter(({ path }) => wanted.includes(path)),
      remove: async (uses: readonly MediaUse[]) => {
        for (const { path } of uses) disk.uses.delete(path);
      },
      clear: async () => disk.uses.clear(),
    },
  };
});

let ticks = 0;
const clock = (): number => (ticks += 1);

const stored = new Set<string>();
/** How much fits; a put beyond it is refused as the browser does. */
let quota = Infinity;
let onPut = () => {};

const cache = {
  match: async (key: string) => (stored.has(key) ? new Response('') : undefined),
  put: async (key: string, response: Response) => {
    const { size } = await response.blob();
    const held = [...disk.uses.values()].reduce((sum, { bytes }) => sum + bytes, 0);
    if (held + size > quota) throw new DOMException('full', 'QuotaExceededError');
    stored.add(key);
    onPut();
  },
  delete: async (key: string) => stored.delete(key),
};

beforeEach(() => {
  stored.clear();
  disk.uses.clear();
  disk.budget = { thumbnail: 1_000, original: 1_000 };
  quota = Infinity;
  onPut = () => {};
  vi.stubGlobal('caches', { open: async () => cache, delete: async () => stored.clear() });
  writeLastSession({ uid: 'mara', email: null });
});
afterEach(() => vi.unstubAllGlobals());

const keep = (path: string, bytes: number, uid = 'mara'): Promise<void> =>
  cacheMedia({ path, media: new Blob(['x'.repeat(bytes)]), uid });

const paths = (): string[] => [...disk.uses.keys()];

it('lets the originals go that were not used for longest, and never for them a thumbnail', async () => {
  await keep('a.thumb.webp', 900);
  await keep('a.png', 500);
  await keep('b.png', 400);
  await keep('c.png', 400);
  expect(paths()).toEqual(['a.thumb.webp', 'b.png', 'c.png']);
  expect(await hasCachedMedia('a.png')).toBe(false);
});

it('makes room on a full disk: originals first, then thumbnails', async () => {
  quota = 1_000;
  await keep('a.thumb.webp', 300);
  await keep('b.thumb.webp', 300);
  await keep('a.png', 300);
  await keep('c.thumb.webp', 300);
  expect(paths()).toEqual(['b.thumb.webp', 'c.thumb.webp']);
});

it('goes on without a picture that fits nowhere', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementationOnce(() => undefined);
  quota = 10;
  await keep('a.png', 300);
  expect(paths()).toEqual([]);
  expect(warned).toHaveBeenCalledOnce();
});

it('keeps nothing for a user who is not signed in here', async () => {
  await keep('a.png', 10, 'otto');
  expect(stored.size).toBe(0);
});

it('takes back what landed after a sign-out, in whatever tab', async () => {
  onPut = dropLastSession;
  await keep('a.png', 10);
  expect([stored.size, paths()]).toEqual([0, []]);
});

it('is empty after it was wiped', async () => {
  await keep('a.png', 10);
  await wipeMediaCache();
  expect([stored.size, paths()]).toEqual([0, []]);
});

it('forgets pictures that are deleted, also one of which no use was noted', async () => {
  await keep('a.png', 10);
  await keep('b.png', 10);
  await keep('c.png', 10);
  disk.uses.delete('b.png');
  await forgetMedia(['a.png', 'b.png', 'never.png']);
  expect([[...stored], paths()]).toEqual([['/media-cache/c.png'], ['c.png']]);
});
