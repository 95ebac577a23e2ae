import { millisOf } from '@lumashot/domain/library/feed';
import type { LibraryType } from '@lumashot/domain/library/item';
import { typesOf, type LibraryQuery } from '@lumashot/domain/library/query';
import { Dexie } from 'dexie';
import { database, type StoredRow, type SyncRow } from './database.ts';

/** What a query means: which rows of this device, and how much of it the server still has. */

/** How far back each type is known. */
export type SyncProgress = ReadonlyMap<LibraryType, Pick<SyncRow, 'oldest' | 'complete'>>;

/** Nothing older of it is left on the server. */
export const isComplete = (query: LibraryQuery, reach: SyncProgress): boolean =>
  typesOf(query).every((type) => reach.get(type)?.complete === true);

/**
 * Every type is loaded back to another day. Shown is only what is loaded of all of them: pictures
 * would otherwise pop in between others while scrolling. -Infinity when all are complete.
 */
export function visibleSince(query: LibraryQuery, reach: SyncProgress): number {
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

/** The rows that the query finds in the index. Newest last. */
export function rowsOf({ type, onlyFavorites }: LibraryQuery, { uid, sinceMs }: RowRange) {
  const since = Number.isFinite(sinceMs) ? sinceMs : Dexie.minKey;
  const time = onlyFavorites ? 'favoriteAt' : 'createdAt';
  return type === null
    ? database.items.where(`[uid+${time}]`).between([uid, since], [uid, Dexie.maxKey])
    : database.items
        .where(`[uid+type+${time}]`)
        .between([uid, type, since], [uid, type, Dexie.maxKey]);
}

/** Newest first. */
export const keysOf = async (query: LibraryQuery, range: RowRange): Promise<readonly string[]> =>
  // Turned round here: backwards the database goes row by row, forwards it answers at once.
  (await rowsOf(query, range).primaryKeys()).toReversed();

/** The newest ones, newest first. */
export function newestOf(
  query: LibraryQuery,
  { uid, sinceMs, count }: RowRange & { readonly count: number },
): Promise<readonly StoredRow[]> {
  const rows = rowsOf(query, { uid, sinceMs });
  rows.reverse();
  return rows.limit(count).toArray();
}
