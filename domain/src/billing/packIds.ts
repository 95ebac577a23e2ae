import { z } from 'zod';
import { PACK_IDS } from './packs.ts';

/** The payment provider's price ids of the packs: configuration. Where there are none, none are sold. */
export const packPriceIdsSchema = z
  .strictObject({ S: z.string().min(1), M: z.string().min(1), L: z.string().min(1) })
  .refine((ids) => new Set(PACK_IDS.map((id) => ids[id])).size === PACK_IDS.length, {
    error: 'every pack needs a price id of its own',
  });
export type PackPriceIds = z.output<typeof packPriceIdsSchema>;
