import { z } from 'zod';
import { wellFormedText } from './text.ts';

const none = z.strictObject({});

/** Ends an account after seven days, which its owner can change their mind in. */
export const closeAccount = {
  input: z.strictObject({ email: wellFormedText().max(254) }),
  output: z.object({ closingAt: z.iso.datetime().transform((text) => new Date(text)) }),
} as const;

export const keepAccount = { input: none, output: z.object({}) } as const;

/** A copy of everything, packed beside: `data_exports` tells how far it is. */
export const startExport = { input: none, output: z.object({ exportId: z.string() }) } as const;

/** Without waiting for the seven days: of an account that is being closed. */
export const deleteAccountNow = { input: none, output: z.object({}) } as const;
