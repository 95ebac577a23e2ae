import { z } from 'zod';
import { OPERATION_NAMES, OPERATIONS } from '../operations/operations.ts';

/** Why credits moved. */
export const transactionTypeSchema = z.enum([
  'trial_grant',
  'monthly_grant',
  'plan_upgrade',
  'grant_take_back',
  ...OPERATION_NAMES.map((name) => OPERATIONS[name].transaction),
]);
export type TransactionType = z.infer<typeof transactionTypeSchema>;

/**
 * One row of `credits_transactions`, written by functions only, never changed. Its document id is
 * the idempotency key. `amount` is negative on deduction; the sum of a user's rows is the balance.
 */
export const ledgerRowSchema = z.object({
  user_id: z.string().min(1),
  amount: z.int().refine((amount) => amount !== 0),
  balance_after: z.int().min(0),
  transaction_type: transactionTypeSchema,
  description: z.string().min(1).max(200),
  job_id: z.string().nullable(),
  created_at: z.date(),
  updated_at: z.date(),
});
export type LedgerRow = z.infer<typeof ledgerRowSchema>;
