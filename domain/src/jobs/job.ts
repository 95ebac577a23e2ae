import { z } from 'zod';
import type { CREDIT_COSTS } from '../credits/costs.ts';
import type { TransactionType } from '../credits/ledger.ts';
import { isErrorReason, type ErrorReason } from '../errors.ts';

export const JOB_OPERATIONS = ['text'] as const;
export type JobOperation = (typeof JOB_OPERATIONS)[number];

/** What differs between the operations: the steps are the same for all (runGeneration). */
export const OPERATION_TABLE = {
  text: { cost: 'textImage', transaction: 'text_image', description: 'Text to image' },
} as const satisfies Record<
  JobOperation,
  { cost: keyof typeof CREDIT_COSTS; transaction: TransactionType; description: string }
>;

/** A crash leaves a job behind; after the lease the sweeper gives the credits back. */
export const JOB_LEASE_MS = 5 * 60_000;

export const ENGINE_IDS = ['embedded', 'hosted'] as const;
export const engineIdSchema = z.enum(ENGINE_IDS);

const reasonSchema = z.custom<ErrorReason>(isErrorReason);

export const jobOutcomeSchema = z.object({
  image_url: z.string(),
  credits_remaining: z.int().min(0),
  engine: engineIdSchema,
});

const common = {
  user_id: z.string().min(1),
  request_id: z.string().min(1),
  operation: z.enum(JOB_OPERATIONS),
  /** SHA-256 of the request's body: the same id with another body is refused. */
  request_hash: z.string().length(64),
  /** Chosen when reserving, so that every run writes to the same place. */
  item_id: z.string().min(1),
  cost: z.int().min(1),
  lease_expires_at: z.date(),
  created_at: z.date(),
  updated_at: z.date(),
};

/** `generation_jobs/{uid}_{requestId}`: one paid action, one terminal state. */
export const jobSchema = z.discriminatedUnion('state', [
  z.object({ ...common, state: z.literal('running') }),
  z.object({ ...common, state: z.literal('done'), outcome: jobOutcomeSchema }),
  z.object({ ...common, state: z.literal('failed'), failure: reasonSchema }),
]);
export type Job = z.infer<typeof jobSchema>;
export type JobOutcome = z.infer<typeof jobOutcomeSchema>;
