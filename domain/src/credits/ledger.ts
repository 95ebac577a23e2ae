import { z } from 'zod';
import { LIBRARY_TYPE_NAMES } from '../library/item.ts';
import { OPERATION_NAMES, OPERATIONS } from '../operations/operations.ts';

/** Credits that come in. `refund` gives back what one picture cost. */
const INCOMING = [
  'trial_grant',
  'monthly_grant',
  'plan_upgrade',
  'pack_purchase',
  'refund',
] as const;

/** Credits whose payment was returned go out again. */
const TAKEN_BACK = ['grant_take_back', 'pack_refund'] as const;

/** By the operator, with a reason, in either direction. */
const EITHER_WAY = ['adjustment'] as const;

const OF_OPERATIONS = OPERATION_NAMES.map((name) => OPERATIONS[name].transaction);

/** Why credits moved. */
export const transactionTypeSchema = z.enum([
  ...INCOMING,
  ...TAKEN_BACK,
  ...EITHER_WAY,
  ...OF_OPERATIONS,
]);
export type TransactionType = z.infer<typeof transactionTypeSchema>;

/** What may be found on either side of the history. */
export const TYPES_BY_DIRECTION: Readonly<
  Record<'spent' | 'received', readonly TransactionType[]>
> = {
  spent: [...OF_OPERATIONS, ...TAKEN_BACK, ...EITHER_WAY],
  received: [...INCOMING, ...EITHER_WAY],
};

/** Whether a movement pays for a picture. */
export const isDebit = (type: TransactionType): boolean =>
  OF_OPERATIONS.some((operation) => operation === type);

/**
 * One row of `credits_transactions`, written by functions only, never changed. Its document id is
 * the idempotency key. `amount` is negative on deduction; the sum of a user's rows is the balance.
 */
export const ledgerRowSchema = z.object({
  user_id: z.string().min(1),
  amount: z.int().refine((amount) => amount !== 0),
  /** The change of the bought part of the balance: the sum of it is `credits_purchased`. */
  bought: z.int().default(0),
  balance_after: z.int().min(0),
  transaction_type: transactionTypeSchema,
  description: z.string().min(1).max(200),
  job_id: z.string().nullable(),
  /** The picture that was paid for or refunded; rows from before it was kept have none. */
  item: z
    .object({ type: z.enum(LIBRARY_TYPE_NAMES), id: z.string().min(1) })
    .nullable()
    .default(null),
  created_at: z.date(),
  updated_at: z.date(),
});
export type LedgerRow = z.infer<typeof ledgerRowSchema>;
