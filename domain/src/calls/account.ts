import { z } from 'zod';
import { wellFormedText } from './text.ts';

const none = z.strictObject({});

/** Ends an account after seven days, which its owner can change their mind in. */
export const closeAccount = {
  input: z.strictObject({ email: wellFormedText().max(254) }),
  output: z.object({ closingAt: z.iso.datetime().transform((text) => new Date(text)) }),
} as const;

/** `isWhole` false: the subscription is not as it was. */
export const keepAccount = {
  input: none,
  output: z.object({ isWhole: z.boolean() }),
} as const;

/** A copy of everything, packed beside: `data_exports` tells how far it is. */
export const startExport = { input: none, output: z.object({ exportId: z.string() }) } as const;

/** Of an account that was not begun: whoever is too young for it. `isRemoved` false: it was begun, and closes. */
export const refuseAge = {
  input: none,
  output: z.object({ isRemoved: z.boolean() }),
} as const;

/** Without waiting for the seven days: of an account that is being closed. */
export const deleteAccountNow = { input: none, output: z.object({}) } as const;
