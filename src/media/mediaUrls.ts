import { loadMedia } from './loadMedia.ts';

/** How many pictures nobody shows stay ready, so that going back does not flicker. */
const IDLE_LIMIT = 120;

interface Entry {
  readonly url: string;
  users: number;
}

/** In order of last release: the first idle one is the oldest. */
const entries = new Map<string, Entry>();

/** An object URL that is already there, without waiting. */
export const readyMediaUrl = (gsUrl: string): string | null => entries.get(gsUrl)?.url ?? null;

/** Bytes that were just uploaded: whoever shows them next need not wait for them to come back. */
export function keepMediaUrl(gsUrl: string, media: Blob): void {
  if (!entries.has(gsUrl)) entries.set(gsUrl, { url: URL.createObjectURL(media), users: 0 });
}

/** Loads the media and counts the caller as a user; every success needs one `releaseMediaUrl`. */
export async function acquireMediaUrl(gsUrl: string): Promise<string> {
  // Two callers may have waited for the same bytes: the first one made the URL.
  if (!entries.has(gsUrl)) keepMediaUrl(gsUrl, await loadMedia(gsUrl));
  const entry = entries.get(gsUrl);
  if (entry === undefined) throw new Error('The media was wiped');
  entry.users += 1;
  return entry.url;
}

export function releaseMediaUrl(gsUrl: string): void {
  const entry = entries.get(gsUrl);
  if (entry === undefined) return;
  entry.users -= 1;
  if (entry.users > 0) return;
  entries.delete(gsUrl);
  entries.set(gsUrl, entry);
  dropOldestIdle();
}

function dropOldestIdle(): void {
  const idle = [...entries].filter(([, entry]) => entry.users <= 0);
  for (const [gsUrl, { url }] of idle.slice(0, Math.max(0, idle.length - IDLE_LIMIT))) {
    URL.revokeObjectURL(url);
    entries.delete(gsUrl);
  }
}

/** On sign-out: nobody may find the last user's pictures in memory. */
export function dropAllMediaUrls(): void {
  for (const { url } of entries.values()) URL.revokeObjectURL(url);
  entries.clear();
}
