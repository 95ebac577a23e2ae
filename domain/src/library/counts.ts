import { z } from 'zod';
import { LIBRARY_TYPE_NAMES } from './item.ts';

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
