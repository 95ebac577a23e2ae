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
  const kept = await readKept();
  if (kept === null) return null;
  if (Date.now() - keptAtOf(kept) > KEPT_MS) {
    await dropShared();
    return null;
  }
  const name = decodeURIComponent(kept.headers.get(NAME_HEADER) ?? 'photo');
  const blob = await kept.blob();
  return new File([blob], name, { type: blob.type });
}

/** `keptBefore` in milliseconds since 1970: what was shared later stays. */
export async function dropShared({ keptBefore = Infinity } = {}): Promise<void> {
  const kept = await readKept();
  if (kept !== null && keptAtOf(kept) < keptBefore) await caches.delete(CACHE_NAME);
}

async function readKept(): Promise<Response | null> {
  if (!('caches' in globalThis)) return null;
  // Not opened: that would create it, also right after another tab has deleted it.
  return (await caches.match(KEY, { cacheName: CACHE_NAME })) ?? null;
}

const keptAtOf = (kept: Response): number => Number(kept.headers.get(KEPT_AT_HEADER));
