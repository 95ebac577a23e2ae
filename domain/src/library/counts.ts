import { z } from 'zod';
import type { ItemFlags } from './flags.ts';
import { LIBRARY_TYPE_NAMES, type LibraryType } from './item.ts';

const count = z.int().min(0);

/**
 * How much a user's library holds, kept on the profile by whatever writes items: `live` and
 * `favorites` without the trash, `purged` of all time.
 */
export const libraryCountsSchema = z.object({
  live: z.partialRecord(z.enum(LIBRARY_TYPE_NAMES), count),
  favorites: count,
  trashed: count,
  purged: count,
});
export type LibraryCounts = z.infer<typeof libraryCountsSchema>;

export const NOTHING_COUNTED: LibraryCounts = { live: {}, favorites: 0, trashed: 0, purged: 0 };

/** An item before and after a step; null: it is not there. */
export interface ItemStep {
  readonly type: LibraryType;
  readonly before: ItemFlags | null;
  readonly after: ItemFlags | null;
}

export const countsAfter = (counts: LibraryCounts, steps: readonly ItemStep[]): LibraryCounts =>
  steps.reduce(afterStep, counts);

function afterStep(counts: LibraryCounts, { type, before, after }: ItemStep): LibraryCounts {
  const [was, is] = [sharesOf(before), sharesOf(after)];
  return {
    live: { ...counts.live, [type]: (counts.live[type] ?? 0) + is.live - was.live },
    favorites: counts.favorites + is.favorites - was.favorites,
    trashed: counts.trashed + is.trashed - was.trashed,
    purged: counts.purged + (before !== null && after === null ? 1 : 0),
  };
}

/** What one item adds to each count. */
function sharesOf(flags: ItemFlags | null): { live: number; favorites: number; trashed: number } {
  if (flags === null) return { live: 0, favorites: 0, trashed: 0 };
  if (flags.trashed_at !== null) return { live: 0, favorites: 0, trashed: 1 };
  return { live: 1, favorites: flags.is_favorite ? 1 : 0, trashed: 0 };
}
