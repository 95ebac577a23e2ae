import { millisOf } from '@lumashot/domain/library/feed';
import type { LibraryType } from '@lumashot/domain/library/item';
import {
  isFiltered,
  typesOf,
  type LibraryOrder,
  type LibraryQuery,
} from '@lumashot/domain/library/query';
import { Dexie } from 'dexie';
import { filterKeys, readTerms } from './searchTerms.ts';
import { database, type StoredRow, type SyncRow } from '../index/database.ts';

/** What a query means: which rows of this device, and how much of it the server still has. */

/** How far back each type is known. */
export type SyncProgress = ReadonlyMap<LibraryType, Pick<SyncRow, 'oldest' | 'complete'>>;

/** What the index says of itself; the types this user has never loaded here are missing. */
export async function readReach(uid: string): Promise<SyncProgress> {
  const rows = await database.sync.filter((row) => row.uid === uid).toArray();
  return new Map(rows.map((row) => [row.type, row]));
}

/** Nothing older of it is left on the server. */
export const isComplete = (query: LibraryQuery, reach: SyncProgress): boolean =>
  typesOf(query).every((type) => reach.get(type)?.complete === true);

/**
 * Every type is loaded back to another day. Shown is only what is loaded of all of them: pictures
 * would otherwise pop in between others while scrolling. -Infinity when all are complete.
 */
export function visibleSince(query: LibraryQuery, reach: SyncProgress): number {
  // What was looked for is shown, however far back it lies.
  if (query.view !== 'library' || isFiltered(query)) return -Infinity;
  const horizons = typesOf(query).map((type) => {
    const row = reach.get(type);
    if (row === undefined) return Infinity;
    return row.complete || row.oldest === null ? -Infinity : millisOf(row.oldest);
  });
  return Math.max(-Infinity, ...horizons);
}

export interface RowRange {
  readonly uid: string;
  /** Milliseconds of their creation. */
  readonly sinceMs: number;
}

/** All rows of a type, or of all, that are in the library, whatever else the query asks. Newest last. */
export function rowsOf({ type, month }: LibraryQuery, { uid, sinceMs }: RowRange) {
  const { fromMs, beforeMs } = monthBounds(month);
  const since = Math.max(sinceMs, fromMs);
  const from = Number.isFinite(since) ? since : Dexie.minKey;
  const to = Number.isFinite(beforeMs) ? beforeMs : Dexie.maxKey;
  return type === null
    ? database.items.where('[uid+createdAt]').between([uid, from], [uid, to])
    : database.items.where('[uid+type+createdAt]').between([uid, type, from], [uid, type, to]);
}

/** By this device's clock; everything for no month, or what is none. */
function monthBounds(month: string | null): { fromMs: number; beforeMs: number } {
  const [year, number] = (month ?? '').split('-').map(Number);
  if (!year || !number) return { fromMs: -Infinity, beforeMs: Infinity };
  return {
    fromMs: new Date(year, number - 1).getTime(),
    beforeMs: new Date(year, number).getTime(),
  };
}

/** Of the whole view, whatever is searched for in it; newest last. */
export async function orderedKeys(
  query: LibraryQuery,
  range: RowRange,
): Promise<readonly string[]> {
  if (query.view === 'library') return rowsOf(query, range).primaryKeys();
  const { uid } = range;
  const trashed = await database.trash
    .where('[uid+trashedAt]')
    .between([uid, Dexie.minKey], [uid, Dexie.maxKey])
    .primaryKeys();
  return query.type === null ? trashed : trashed.filter((key) => key.startsWith(`${query.type}/`));
}

/** The keys of all rows of a query, asked once. */
export async function keysOf(
  query: LibraryQuery,
  range: RowRange,
  order: LibraryOrder = 'newest',
): Promise<readonly string[]> {
  const ordered = await orderedKeys(query, range);
  return filterKeys(ordered, { query, order, terms: await readTerms(database) });
}

/** The newest ones in the library, newest first. */
export function newestOf(
  query: LibraryQuery,
  { uid, sinceMs, count }: RowRange & { readonly count: number },
): Promise<readonly StoredRow[]> {
  const rows = rowsOf(query, { uid, sinceMs });
  rows.reverse();
  return rows.limit(count).toArray();
}
