import { z } from 'zod';
import { isErrorReason, type ErrorReason } from '../errors.ts';
import { engineIdSchema } from '../imaging/engineId.ts';
import { OPERATION_NAMES } from '../operations/operations.ts';
import { JOB_TIMES_MS } from './times.ts';

export const JOB_LEASE_MS = JOB_TIMES_MS.lease;

const reasonSchema = z.custom<ErrorReason>(isErrorReason);

export const jobOutcomeSchema = z.object({
  image_url: z.string(),
  credits_remaining: z.int().min(0),
  engine: engineIdSchema,
  /** Words of the request that the engine made nothing of. */
  ignored: z.array(z.string()).default([]),
});

const common = {
  user_id: z.string().min(1),
  request_id: z.string().min(1),
  operation: z.enum(OPERATION_NAMES),
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
  z.object({
    ...common,
    state: z.literal('failed'),
    failure: reasonSchema,
    /** Files may have been stored for it, which are still to be removed. */
    has_leftovers: z.boolean().default(false),
  }),
]);
export type Job = z.infer<typeof jobSchema>;
export type JobOutcome = z.infer<typeof jobOutcomeSchema>;
