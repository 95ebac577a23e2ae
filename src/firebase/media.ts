import { parseGsUrl } from '@lumashot/domain/paths';
import { getBlob, ref } from 'firebase/storage';
import { currentUid } from './auth.ts';
import { cacheMedia, readCachedMedia } from './mediaCache.ts';
import { storage } from './storage.ts';

const underWay = new Map<string, Promise<Blob>>();

/** The bytes behind a `gs://` URL, read with the user's session and cached by path. */
export function loadMedia(gsUrl: string): Promise<Blob> {
  const known = underWay.get(gsUrl);
  if (known !== undefined) return known;
  const loading = readOrFetch(gsUrl).finally(() => underWay.delete(gsUrl));
  underWay.set(gsUrl, loading);
  return loading;
}

async function readOrFetch(gsUrl: string): Promise<Blob> {
  const object = parseGsUrl(gsUrl);
  if (object === null) throw new Error('Not a gs:// URL');
  const cached = await readCachedMedia(object.path);
  if (cached !== null) return cached;
  const uid = currentUid();
  const media = await getBlob(ref(storage, gsUrl));
  // Signed out meanwhile: the cache was wiped and must stay so.
  if (uid !== null && uid === currentUid()) await cacheMedia(object.path, media);
  return media;
}
