/** Where shared photos wait between the service worker and the page: those of one sharing, in their order. */
const CACHE_NAME = 'lumashot-shared';
const keyOf = (at: number): string => `/shared-photo/${at}`;

/** A gallery shares hundreds; no form takes as many. */
const MOST = 10;

/** A photo that nobody asked for within the hour was not meant any more. */
const KEPT_MS = 3_600_000;

const NAME_HEADER = 'x-name';
const KEPT_AT_HEADER = 'x-kept-at';

/** All of them, or none. */
export async function keepShared(files: readonly File[]): Promise<void> {
  await caches.delete(CACHE_NAME);
  const cache = await caches.open(CACHE_NAME);
  try {
    await Promise.all(files.slice(0, MOST).map((file, at) => cache.put(keyOf(at), waiting(file))));
  } catch (error) {
    await caches.delete(CACHE_NAME);
    throw error;
  }
}

function waiting(file: File): Response {
  const headers = {
    'content-type': file.type,
    [NAME_HEADER]: encodeURIComponent(file.name),
    [KEPT_AT_HEADER]: String(Date.now()),
  };
  return new Response(file, { headers });
}

/** None where nothing waits. */
export async function readShared(): Promise<readonly File[]> {
  const files: File[] = [];
  for (let at = 0; at < MOST; at++) {
    const kept = await readKept(at);
    if (kept === null) break;
    if (Date.now() - keptAtOf(kept) > KEPT_MS) {
      await dropShared();
      return [];
    }
    const name = decodeURIComponent(kept.headers.get(NAME_HEADER) ?? 'photo');
    const blob = await kept.blob();
    files.push(new File([blob], name, { type: blob.type }));
  }
  return files;
}

/** `keptBefore` in milliseconds since 1970: what was shared later stays. */
export async function dropShared({ keptBefore = Infinity } = {}): Promise<void> {
  const kept = await readKept(0);
  if (kept !== null && keptAtOf(kept) < keptBefore) await caches.delete(CACHE_NAME);
}

async function readKept(at: number): Promise<Response | null> {
  if (!('caches' in globalThis)) return null;
  // Not opened: that would create it, also right after another tab has deleted it.
  return (await caches.match(keyOf(at), { cacheName: CACHE_NAME })) ?? null;
}

const keptAtOf = (kept: Response): number => Number(kept.headers.get(KEPT_AT_HEADER));
