import { isLastSession } from '../device/lastSession.ts';
import { mediaBudget } from './mediaBudget.ts';
import { mediaLru, type MediaKind, type MediaUse } from './mediaLru.ts';

const CACHE_NAME = 'lumashot-media';

/** How much more than needed is made free at once: not every picture shall have to evict one. */
const SPARE = 0.1;

/** Cache Storage only takes URLs; this one is never fetched. */
const keyOf = (path: string): string => `/media-cache/${encodeURI(path)}`;

const kindOf = (path: string): MediaKind =>
  path.endsWith('.thumb.webp') ? 'thumbnail' : 'original';

const isAvailable = (): boolean => 'caches' in globalThis;

export async function readCachedMedia(path: string): Promise<Blob | null> {
  if (!isAvailable()) return null;
  const hit = await (await caches.open(CACHE_NAME)).match(keyOf(path));
  if (hit === undefined) return null;
  void mediaLru.touch(path);
  return hit.blob();
}

export const hasCachedMedia = async (path: string): Promise<boolean> =>
  isAvailable() && (await (await caches.open(CACHE_NAME)).match(keyOf(path))) !== undefined;

/**
 * Keeps a picture for the next time, while its user is signed in. Never rejects: a full disk must not
 * hide a picture that is already here. What was used longest ago makes room, originals first:
 * thumbnails are what an offline library is made of.
 */
export async function cacheMedia({
  path,
  media,
  uid,
}: {
  path: string;
  media: Blob;
  uid: string;
}): Promise<void> {
  if (!isAvailable() || !isLastSession(uid)) return;
  try {
    await putWithinQuota(path, media);
    const use = { path, kind: kindOf(path), bytes: media.size, usedAt: Date.now() };
    await mediaLru.add(use);
    // Signed out meanwhile, perhaps in another tab: the cache was wiped and must stay so.
    if (!isLastSession(uid)) return await forget([use]);
    await keepWithinBudget();
  } catch (error) {
    console.warn('A picture was not cached', error);
  }
}

async function putWithinQuota(path: string, media: Blob): Promise<void> {
  try {
    await put(path, media);
  } catch (error) {
    if (!(error instanceof DOMException) || error.name !== 'QuotaExceededError') throw error;
    await makeRoom(media.size);
    await put(path, media);
  }
}

async function put(path: string, media: Blob): Promise<void> {
  const cache = await caches.open(CACHE_NAME);
  await cache.put(keyOf(path), new Response(media, { headers: { 'content-type': media.type } }));
}

/** Originals first, thumbnails only when that was not enough. */
async function makeRoom(bytes: number): Promise<void> {
  const wanted = bytes * 2;
  const freed = await evict('original', wanted);
  if (freed < wanted) await evict('thumbnail', wanted - freed);
}

async function keepWithinBudget(): Promise<void> {
  const budget = await mediaBudget();
  for (const kind of ['original', 'thumbnail'] as const) {
    const excess = (await mediaLru.bytesOf(kind)) - budget[kind];
    if (excess > 0) await evict(kind, excess + budget[kind] * SPARE);
  }
}

/** Answers how many bytes were freed. */
async function evict(kind: MediaKind, bytes: number): Promise<number> {
  const oldest = await mediaLru.oldest(kind, bytes);
  await forget(oldest);
  return oldest.reduce((sum, use) => sum + use.bytes, 0);
}

async function forget(uses: readonly MediaUse[]): Promise<void> {
  await remove(uses.map(({ path }) => path));
  await mediaLru.remove(uses);
}

async function remove(paths: readonly string[]): Promise<void> {
  const cache = await caches.open(CACHE_NAME);
  await Promise.all(paths.map((path) => cache.delete(keyOf(path))));
}

/** Pictures that are deleted for ever. Also one of which no use was noted: its tab was closed before. */
export async function forgetMedia(paths: readonly string[]): Promise<void> {
  if (!isAvailable()) return;
  await remove(paths);
  await mediaLru.remove(await mediaLru.usesOf(paths));
}

export async function wipeMediaCache(): Promise<void> {
  if (isAvailable()) await caches.delete(CACHE_NAME);
  await mediaLru.clear();
}
