import type { LibraryType } from '@lumashot/domain/library/item';
import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useState } from 'react';
import { countItems } from '../firebase/countItems.ts';
import { millisOf } from '../lib/libraryFeed.ts';
import { database } from './database.ts';
import { useLibrary } from './LibrarySyncContext.ts';
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
 * index answers where it reaches back so far, for nothing; else the server counts, for one billed
 * read, and again for each new item.
 */
export function useCountSince(type: LibraryType, sinceMs: number): CountSince | null {
  const { uid } = useLibrary();
  const local = useLiveQuery(() => localCount({ uid, type, sinceMs }), [uid, type, sinceMs]);
  const partial = local && !local.isWhole ? local.count : null;
  const counted = useServerCount({ uid, type, sinceMs }, partial);
  if (!local) return null;
  if (partial === null) return { count: local.count, atLeast: false };
  return {
    count: Math.max(partial, counted?.count ?? 0),
    atLeast: counted?.partial !== partial,
  };
}

/** Null: this type was never loaded on this device. */
async function localCount({
  uid,
  type,
  sinceMs,
}: Span): Promise<{ count: number; isWhole: boolean } | null> {
  const sync = await database.sync.get(type);
  if (sync?.uid !== uid) return null;
  return {
    count: await rowsOfTypeSince(uid, type, sinceMs).count(),
    isWhole: sync.complete || sync.oldest === null || millisOf(sync.oldest) < sinceMs,
  };
}

/** What the server counted when the index knew `partial` of them; null asks for nothing. */
function useServerCount({ uid, type, sinceMs }: Span, partial: number | null) {
  const [counted, setCounted] = useState<{
    readonly sinceMs: number;
    readonly partial: number;
    readonly count: number;
  } | null>(null);

  useEffect(() => {
    if (partial === null) return;
    let gone = false;
    async function ask(known: number): Promise<void> {
      try {
        const count = await countItems(type, { uid, sinceMs });
        if (!gone) setCounted({ sinceMs, partial: known, count });
      } catch (error) {
        // Offline the screen says "at least".
        console.warn('The items were not counted', error);
      }
    }
    void ask(partial);
    return () => {
      gone = true;
    };
  }, [uid, type, sinceMs, partial]);

  return counted?.sinceMs === sinceMs ? counted : null;
}
