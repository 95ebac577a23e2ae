import type { LibraryType } from '@lumashot/domain/library/item';
import { millisOf } from '@lumashot/domain/library/feed';
import type { SyncRow } from './database.ts';

/** How far back each type is known. */
export type SyncProgress = ReadonlyMap<LibraryType, Pick<SyncRow, 'oldest' | 'complete'>>;

/** Nothing older of these is left on the server. */
export const isComplete = (types: readonly LibraryType[], reach: SyncProgress): boolean =>
  types.every((type) => reach.get(type)?.complete === true);

/**
 * Every type is loaded back to another day. Shown is only what is loaded of all of them: pictures
 * would otherwise pop in between others while scrolling. -Infinity when all are complete.
 */
export function visibleSince(types: readonly LibraryType[], reach: SyncProgress): number {
  const horizons = types.map((type) => {
    const row = reach.get(type);
    if (row === undefined) return Infinity;
    return row.complete || row.oldest === null ? -Infinity : millisOf(row.oldest);
  });
  return Math.max(-Infinity, ...horizons);
}
