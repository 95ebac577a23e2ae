import { parseGsUrl } from '@lumashot/domain/paths';
import { readLastSession } from '../device/lastSession.ts';
import { cacheMedia, hasCachedMedia, readCachedMedia } from './mediaCache.ts';

const underWay = new Map<string, Promise<Blob>>();

/** The bytes behind a `gs://` URL, read with the user's session and cached by path. */
export function loadMedia(gsUrl: string): Promise<Blob> {
  const known = underWay.get(gsUrl);
  if (known !== undefined) return known;
  const loading = readOrFetch(gsUrl).finally(() => underWay.delete(gsUrl));
  underWay.set(gsUrl, loading);
  return loading;
}

/** Resolves when what is on its way now has come or failed, after `withinMs` in any case. */
export const waitForPendingMedia = (withinMs: number): Promise<unknown> =>
  Promise.race([
    Promise.allSettled(underWay.values()),
    new Promise((resolve) => {
      setTimeout(resolve, withinMs);
    }),
  ]);

/** Fetched and cached for later, unless it is there already. */
export async function prefetchMedia(gsUrl: string): Promise<void> {
  const object = parseGsUrl(gsUrl);
  if (object !== null && !(await hasCachedMedia(object.path))) await loadMedia(gsUrl);
}

async function readOrFetch(gsUrl: string): Promise<Blob> {
  const object = parseGsUrl(gsUrl);
  if (object === null) throw new Error('Not a gs:// URL');
  const cached = await readCachedMedia(object.path);
  if (cached !== null) return cached;
  const uid = readLastSession()?.uid ?? null;
  const { fetchMedia } = await import('../firebase/files/fetchMedia.ts');
  const media = await fetchMedia(gsUrl);
  // Not awaited: the picture need not wait for the disk.
  if (uid !== null) void cacheMedia({ path: object.path, media, uid });
  return media;
}
