/** Where a shared photo waits between the service worker and the page. At most one. */
const CACHE_NAME = 'lumashot-shared';
const KEY = '/shared-photo';

/** A photo that nobody asked for within the hour was not meant any more. */
const KEPT_MS = 3_600_000;

const NAME_HEADER = 'x-name';
const KEPT_AT_HEADER = 'x-kept-at';

export async function keepShared(file: File): Promise<void> {
  const cache = await caches.open(CACHE_NAME);
  const headers = {
    'content-type': file.type,
    [NAME_HEADER]: encodeURIComponent(file.name),
    [KEPT_AT_HEADER]: String(Date.now()),
  };
  await cache.put(KEY, new Response(file, { headers }));
}

export async function readShared(): Promise<File | null> {
  // Opening would create it: most visits have nothing to find.
  if (!('caches' in globalThis) || !(await caches.has(CACHE_NAME))) return null;
  const kept = await (await caches.open(CACHE_NAME)).match(KEY);
  if (kept === undefined) return null;
  if (Date.now() - Number(kept.headers.get(KEPT_AT_HEADER)) > KEPT_MS) {
    await dropShared();
    return null;
  }
  const name = decodeURIComponent(kept.headers.get(NAME_HEADER) ?? 'photo');
  const blob = await kept.blob();
  return new File([blob], name, { type: blob.type });
}

export async function dropShared(): Promise<void> {
  if ('caches' in globalThis) await caches.delete(CACHE_NAME);
}
