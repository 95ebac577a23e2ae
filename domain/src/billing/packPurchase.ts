import { z } from 'zod';

/** A pack that was paid, as the payment provider tells it. */
export interface PackPurchase {
  /** Of the checkout: the purchase's own id. */
  readonly session_id: string;
  /** What was promised for it then, whatever the pack holds now. */
  readonly credits: number;
  /** When its checkout was opened: what was bought first is spent first. */
  readonly bought_at: Date;
  /** Of its money, what was neither given back nor withdrawn: 0 to 1. */
  readonly kept: number;
}

/** The same on `billing_customers/{uid}`, with what was made of it. */
export const settledPackSchema = z.object({
  session_id: z.string().min(1),
  credits: z.int().min(1),
  bought_at: z.date(),
  kept: z.number().min(0).max(1),
  /** Credits granted for it and not taken back. */
  given: z.int().min(0),
  /** How many entries `credit_grants` has of it. */
  entries: z.int().min(0),
});
export type SettledPack = z.infer<typeof settledPackSchema>;

/** `credit_grants/pack:{sessionId}` and what followed, server-only: one entry of a pack. */
export const packGrantSchema = z.object({
  user_id: z.string().min(1),
  kind: z.enum(['pack', 'pack_take_back']),
  session_id: z.string().min(1),
  number: z.int().min(1),
  /** Below 0 when credits were taken back. */
  amount: z.int(),
  /** Of credits whose money was returned, those that were spent already: nobody takes them back. */
  spent: z.int().min(0),
  created_at: z.date(),
  updated_at: z.date(),
});
