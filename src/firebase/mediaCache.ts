const CACHE_NAME = 'lumashot-media';

/** Cache Storage only takes URLs; this one is never fetched. */
const keyOf = (path: string): string => `/media-cache/${encodeURI(path)}`;

const isAvailable = (): boolean => 'caches' in globalThis;

export async function readCachedMedia(path: string): Promise<Blob | null> {
  if (!isAvailable()) return null;
  const hit = await (await caches.open(CACHE_NAME)).match(keyOf(path));
  return hit === undefined ? null : hit.blob();
}

/** A full disk must not hide a picture that is already here. */
export async function cacheMedia(path: string, media: Blob): Promise<void> {
  if (!isAvailable()) return;
  try {
    await (
      await caches.open(CACHE_NAME)
    ).put(keyOf(path), new Response(media, { headers: { 'content-type': media.type } }));
  } catch (error) {
    console.warn('A picture was not cached', error);
  }
}

export async function wipeMediaCache(): Promise<void> {
  if (isAvailable()) await caches.delete(CACHE_NAME);
}
