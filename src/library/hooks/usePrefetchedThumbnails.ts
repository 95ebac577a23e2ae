import { WHOLE_LIBRARY } from '@lumashot/domain/library/query';
import { useEffect } from 'react';
import { prefetchMedia } from '../../media/loadMedia.ts';
import { savesData } from '../../lib/savesData.ts';
import { whenIdle } from '../../lib/whenIdle.ts';
import { fillForOffline } from '../sync/fillForOffline.ts';
import type { LibraryOf } from './LibrarySyncContext.ts';
import { newestOf } from '../search/libraryQuery.ts';

/** Of the newest rows: what is opened first without a network. */
const MOST = 600;
const AT_A_TIME = 3;
/** The first screen's own pictures come first. */
const AFTER_MS = 3_000;

/**
 * Brings the thumbnails of indexed rows onto the device in idle time, also of those that nobody has
 * scrolled to. Stops while hidden or offline, and does nothing for who saves data.
 */
export function usePrefetchedThumbnails(library: LibraryOf): void {
  useEffect(() => {
    if (savesData()) return;
    const { uid, sync } = library;
    let gone = false;
    let isRunning = false;
    let doneOf = '';

    async function prefetch(): Promise<void> {
      if (isRunning || gone || !mayPrefetch(sync)) return;
      isRunning = true;
      try {
        const mayGoOn = () => !gone && mayPrefetch(sync);
        await fillForOffline(library, mayGoOn);
        const urls = await newestThumbnails(uid);
        const fingerprint = `${urls.length} ${urls[0] ?? ''}`;
        if (fingerprint !== doneOf && (await fetchAll(urls, mayGoOn))) doneOf = fingerprint;
      } finally {
        isRunning = false;
      }
    }

    const prefetchSoon = () =>
      whenIdle(() => {
        // What failed here is fetched when it is looked at.
        prefetch().catch((error: unknown) => console.warn('Thumbnails were not fetched', error));
      }, AFTER_MS);
    const unsubscribe = sync.subscribe(prefetchSoon);
    document.addEventListener('visibilitychange', prefetchSoon);
    window.addEventListener('online', prefetchSoon);
    return () => {
      gone = true;
      unsubscribe();
      document.removeEventListener('visibilitychange', prefetchSoon);
      window.removeEventListener('online', prefetchSoon);
    };
  }, [library]);
}

async function newestThumbnails(uid: string): Promise<string[]> {
  const newest = await newestOf(WHOLE_LIBRARY, { uid, sinceMs: -Infinity, count: MOST });
  return newest.map(({ item }) => item.thumbnail_url);
}

/** True when it came to the end of the list with all of them. */
async function fetchAll(urls: readonly string[], mayGoOn: () => boolean): Promise<boolean> {
  const left = urls.values();
  async function work(): Promise<boolean> {
    for (const url of left) {
      if (!mayGoOn()) return false;
      await prefetchMedia(url);
    }
    return true;
  }
  const results = await Promise.allSettled(Array.from({ length: AT_A_TIME }, work));
  return results.every((result) => result.status === 'fulfilled' && result.value);
}

const mayPrefetch = (sync: LibraryOf['sync']): boolean =>
  sync.getStatus().isHeard && navigator.onLine && document.visibilityState === 'visible';
