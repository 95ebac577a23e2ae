import { z } from 'zod';
import { wellFormedText } from '../calls/text.ts';
import { adminActionSchema, WHY_MOST } from './actions.ts';
import { adminLookSchema } from './looks.ts';

/**
 * The calls of the people who run it. Not in the table of everybody's calls, so that no page but theirs
 * loads their schemas.
 */
export const ADMIN_CALLS = {
  adminLook: {
    input: adminLookSchema,
    /** By the kind that was asked for: see ADMIN_ANSWERS. */
    output: z.record(z.string(), z.unknown()),
  },
  adminAct: {
    input: z.strictObject({
      /** Made once for what somebody wants to do, and sent again with each attempt at it. */
      key: z.uuid(),
      why: wellFormedText().min(3).max(WHY_MOST),
      action: adminActionSchema,
    }),
    /** `again`: it was done already, under this key. */
    output: z.object({ says: z.string(), again: z.boolean() }),
  },
} as const;
export type AdminCallName = keyof typeof ADMIN_CALLS;
