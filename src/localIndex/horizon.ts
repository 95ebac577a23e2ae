import type { LibraryType } from '@lumashot/domain/library/item';
import { millisOf } from '../lib/libraryFeed.ts';
import type { SyncRow } from './database.ts';

/**
 * Every type is loaded back to another day. Shown is only what is loaded of all of them: pictures
 * would otherwise pop in between others while scrolling. -Infinity when all are complete.
 */
export function horizonOf(
  types: readonly LibraryType[],
  rows: ReadonlyMap<LibraryType, Pick<SyncRow, 'oldest' | 'complete'>>,
): number {
  const horizons = types.map((type) => {
    const row = rows.get(type);
    if (row === undefined) return Infinity;
    return row.complete || row.oldest === null ? -Infinity : millisOf(row.oldest);
  });
  return Math.max(-Infinity, ...horizons);
}
