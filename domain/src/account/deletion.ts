import { z } from 'zod';
import { DAY_MS, MINUTE_MS } from '../durations.ts';

/** Time to change one's mind. */
export const CLOSING_MS = 7 * DAY_MS;

/** Whoever closes or deletes an account has signed in within this time. */
const FRESH_SIGN_IN_MS = 5 * MINUTE_MS;

export const isFreshSignIn = (signedInAt: Date, now: Date): boolean =>
  now.getTime() - signedInAt.getTime() <= FRESH_SIGN_IN_MS;

/**
 * What was on its way when the profile went has ended by then: workers and calls live for minutes. What
 * they left is then removed by looking once more.
 */
export const LATE_MS = 60 * MINUTE_MS;

/**
 * In this order. The profile goes before everything else that is the owner's: whatever charges, grants
 * or delivers writes to it in the same step, so nothing of that succeeds any more.
 */
export const DELETION_STEPS = [
  'session',
  'subscription',
  'profile',
  'objects',
  'documents',
  'bookkeeping',
  'late',
  'user',
] as const;
export type DeletionStep = (typeof DELETION_STEPS)[number];

/** A plan that a subscription was to change to at the end of its period. */
const planChangeSchema = z.object({
  subscription_id: z.string().min(1),
  price_id: z.string().min(1),
});
export type PlanChange = z.infer<typeof planChangeSchema>;

/** `account_deletions/{uid}`, server-only, from the wish to close an account to its end. */
export const accountDeletionSchema = z.object({
  user_id: z.string().min(1),
  /** `closing`: it can be kept. */
  state: z.enum(['closing', 'deleting']),
  /** When it is deleted, unless it is kept. */
  due_at: z.date(),
  /** Subscriptions that would have renewed: they do again if the account is kept. */
  renewals: z.array(z.string().min(1)),
  /** What of these waited for the end of the period: to stop them it is given up, to keep them asked for again. */
  plan_changes: z.array(planChangeSchema).default([]),
  done: z.array(z.enum(DELETION_STEPS)),
  /** Since when there is no profile. */
  profile_gone_at: z.date().nullable(),
  created_at: z.date(),
  updated_at: z.date(),
});
export type AccountDeletion = z.infer<typeof accountDeletionSchema>;
