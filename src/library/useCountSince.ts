import type { LibraryType } from '@lumashot/domain/library/item';
import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect } from 'react';
import { millisOf } from '@lumashot/domain/library/feed';
import { database } from './database.ts';
import { useLibrary, useSyncStatus } from './LibrarySyncContext.ts';
import { writeAs } from './ownership.ts';
import { rowsOfTypeSince } from './useIndexRows.ts';

export interface CountSince {
  readonly count: number;
  /** There may be more: the index does not reach back so far, and the server has not said yet. */
  readonly atLeast: boolean;
}

interface Span {
  readonly uid: string;
  readonly type: LibraryType;
  readonly sinceMs: number;
}

/**
 * How many items of a type were made at or after `sinceMs`, live; null while it is not known. The
 * index answers where it reaches back so far, for nothing; else the server counts once, for one
 * billed read, and what comes later is added to that.
 */
export function useCountSince(type: LibraryType, sinceMs: number): CountSince | null {
  const { uid } = useLibrary();
  const { isHeard } = useSyncStatus();
  const local = useLiveQuery(() => localCount({ uid, type, sinceMs }), [uid, type, sinceMs]);
  const asks = local?.isWhole === false && isHeard;
  useServerCount({ uid, type, sinceMs }, asks ? local.newest : null);
  return local ? { count: local.count, atLeast: !local.isWhole } : null;
}

interface LocalCount {
  readonly count: number;
  readonly isWhole: boolean;
  /** When the newest known one was made; null: none is known. */
  readonly newest: number | null;
}

/** Null: this type was never loaded on this device. */
async function localCount(span: Span): Promise<LocalCount | null> {
  const { uid, type, sinceMs } = span;
  const [sync, counted] = await Promise.all([
    database.sync.get(type),
    database.counts.get(countKey(span)),
  ]);
  if (sync?.uid !== uid) return null;
  const count = await rowsOfTypeSince(uid, type, sinceMs).count();
  const reachesBack = sync.complete || sync.oldest === null || millisOf(sync.oldest) < sinceMs;
  if (reachesBack) return { count, isWhole: true, newest: null };
  if (counted?.uid === uid) {
    const later = await rowsOfTypeSince(uid, type, counted.upTo + 1).count();
    return { count: Math.max(count, counted.count + later), isWhole: true, newest: null };
  }
  const newest = await rowsOfTypeSince(uid, type, sinceMs).last();
  return { count, isWhole: false, newest: newest?.createdAt ?? null };
}

/** Asks the server for everything up to the newest that is known here, and keeps the answer. */
function useServerCount({ uid, type, sinceMs }: Span, upToMs: number | null): void {
  useEffect(() => {
    if (upToMs === null) return;
    let gone = false;
    async function ask(upTo: number): Promise<void> {
      const { countItems } = await import('../firebase/documents/countItems.ts');
      const count = await countItems(type, { uid, sinceMs, upToMs: upTo });
      if (gone) return;
      const key = countKey({ type, sinceMs });
      await writeAs(uid, [database.counts], () => database.counts.put({ key, uid, count, upTo }));
    }
    // Offline the screen says "at least".
    ask(upToMs).catch((error: unknown) => console.warn('The items were not counted', error));
    return () => {
      gone = true;
    };
  }, [uid, type, sinceMs, upToMs]);
}

const countKey = ({ type, sinceMs }: Pick<Span, 'type' | 'sinceMs'>): string =>
  `${type}/${sinceMs}`;
