import { z } from 'zod';
import { FLAG_CHANGES } from '../library/flags.ts';
import { LIBRARY_TYPE_NAMES } from '../library/item.ts';

/** How many items one call may name. */
export const CHANGED_ITEMS_MOST = 500;
export const PURGED_ITEMS_MOST = 200;
/** How many of the trash one call empties; it says what is left. */
export const PURGED_OF_ALL_MOST = 2_000;

/** An id is a document's name: no slash, and no longer than any of ours. */
export const itemKeySchema = z.strictObject({
  type: z.enum(LIBRARY_TYPE_NAMES),
  id: z.string().regex(/^[A-Za-z0-9_-]{1,128}$/),
});

/** Marks items as favourites, or moves them to the trash and back. What is so already is skipped. */
export const changeItems = {
  input: z.strictObject({
    set: z.enum(FLAG_CHANGES),
    items: z.array(itemKeySchema).min(1).max(CHANGED_ITEMS_MOST),
  }),
  output: z.object({
    changed: z.int().min(0),
    /** Not there, or another's: which of both is not told. */
    missing: z.array(itemKeySchema),
  }),
} as const;

/** Deletes items of the trash for ever; what is not in the trash is skipped. */
export const purgeItems = {
  input: z.union([
    z.strictObject({ items: z.array(itemKeySchema).min(1).max(PURGED_ITEMS_MOST) }),
    z.strictObject({ all: z.literal(true) }),
  ]),
  output: z.object({
    purged: z.int().min(0),
    /** What is in the trash afterwards. */
    left: z.int().min(0),
    missing: z.array(itemKeySchema),
  }),
} as const;
