import { queryKey, typesOf, type LibraryQuery } from '@lumashot/domain/library/query';
import { Dexie } from 'dexie';
import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useEffectEvent } from 'react';
import { database } from '../index/database.ts';
import { rowsOf, visibleSince, type SyncProgress, readReach } from '../search/libraryQuery.ts';
import { useLibrary, useSyncStatus } from './LibrarySyncContext.ts';
import { writeAs } from '../index/ownership.ts';

export interface CountSince {
  readonly count: number;
  /** There may be more: the index does not reach back so far, and the server has not said yet. */
  readonly atLeast: boolean;
}

interface Span {
  readonly uid: string;
  readonly query: LibraryQuery;
  readonly sinceMs: number;
}

/**
 * How many items of a query were made, also those that are in the trash, at or after `sinceMs`, live; null while it is not known. The
 * index answers where it reaches back so far, for nothing; else the server counts once, for one
 * billed read a type, and what comes later is added to that.
 */
export function useCountSince(
  query: LibraryQuery,
  sinceMs: number,
  /** Whether the server may be asked for what the index does not hold. */
  { asks: mayAsk = true } = {},
): CountSince | null {
  const { uid } = useLibrary();
  const { isHeard } = useSyncStatus();
  const span = { uid, query, sinceMs };
  const local = useLiveQuery(() => localCount(span), [uid, queryKey(query), sinceMs]);
  const asks = mayAsk && local?.isWhole === false && isHeard;
  useServerCount(span, asks ? local.newest : null);
  return local ? { count: local.count, atLeast: !local.isWhole } : null;
}

interface LocalCount {
  readonly count: number;
  readonly isWhole: boolean;
  /** When the newest known one was made; null: none is known. */
  readonly newest: number | null;
}

/** Null: one of its types was never loaded on this device. */
async function localCount(span: Span): Promise<LocalCount | null> {
  const { uid, query, sinceMs } = span;
  const rowsSince = (ms: number) => rowsOf(query, { uid, sinceMs: ms });
  const [reach, counted] = await Promise.all([
    knownOf(query, uid),
    database.counts.get(countKey(span)),
  ]);
  if (reach === null) return null;
  const madeSince = async (ms: number): Promise<number> =>
    (await rowsSince(ms).count()) + (await trashedSince(span, ms));
  const count = await madeSince(sinceMs);
  if (visibleSince(query, reach) < sinceMs) return { count, isWhole: true, newest: null };
  if (counted?.uid === uid) {
    const later = await madeSince(counted.upTo + 1);
    return { count: Math.max(count, counted.count + later), isWhole: true, newest: null };
  }
  const newest = await rowsSince(sinceMs).last();
  return { count, isWhole: false, newest: newest?.createdAt ?? null };
}

/** Trashing does not unmake. The trash is small: its rows are looked at one by one. */
const trashedSince = ({ uid, query: { type } }: Span, ms: number): Promise<number> =>
  database.trash
    .where('[uid+trashedAt]')
    .between([uid, Dexie.minKey], [uid, Dexie.maxKey])
    .filter((row) => row.createdAt >= ms && (type === null || row.type === type))
    .count();

async function knownOf(query: LibraryQuery, uid: string): Promise<SyncProgress | null> {
  const reach = await readReach(uid);
  return typesOf(query).every((type) => reach.has(type)) ? reach : null;
}

/** Asks the server for everything up to the newest that is known here, and keeps the answer. */
function useServerCount(span: Span, upToMs: number | null): void {
  const { server } = useLibrary();
  const key = countKey(span);
  const { uid } = span;
  const countUpTo = useEffectEvent((upTo: number) =>
    server.count(span.query, { ...span, upToMs: upTo }),
  );
  useEffect(() => {
    if (upToMs === null) return;
    let gone = false;
    async function ask(upTo: number): Promise<void> {
      const count = await countUpTo(upTo);
      if (gone) return;
      await writeAs(uid, [database.counts], () => database.counts.put({ key, uid, count, upTo }));
    }
    // Offline the screen says "at least".
    ask(upToMs).catch((error: unknown) => console.warn('The items were not counted', error));
    return () => {
      gone = true;
    };
  }, [uid, key, upToMs]);
}

const countKey = ({ query, sinceMs }: Pick<Span, 'query' | 'sinceMs'>): string =>
  `${queryKey(query)}/${sinceMs}`;
