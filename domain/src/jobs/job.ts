import { z } from 'zod';
import type { TransactionType } from '../credits/ledger.ts';
import { isErrorReason, type ErrorReason } from '../errors.ts';

interface OperationFacts {
  readonly transaction: TransactionType;
  /** The ledger row's words. */
  readonly description: string;
  /** Reasons of the error table. */
  readonly failed: ErrorReason;
  readonly notSaved: ErrorReason;
}

/** What differs between the operations on the way through the ledger: the steps are the same. */
export const OPERATION_TABLE = {
  text: {
    transaction: 'text_image',
    description: 'Text to image',
    failed: 'image-failed',
    notSaved: 'image-not-saved',
  },
  storyboard: {
    transaction: 'storyboard',
    description: 'Storyboard',
    failed: 'storyboard-failed',
    notSaved: 'image-not-saved',
  },
  productShot: {
    transaction: 'product_shot',
    description: 'Product shot',
    failed: 'product-shot-failed',
    notSaved: 'product-shot-not-saved',
  },
  productEdit: {
    transaction: 'product_edit',
    description: 'Product shot edit',
    failed: 'product-edit-failed',
    notSaved: 'product-shot-not-saved',
  },
  portrait: {
    transaction: 'portrait_shot',
    description: 'Portrait shot',
    failed: 'portrait-failed',
    notSaved: 'portrait-not-saved',
  },
  enhance: {
    transaction: 'enhancement',
    description: 'Enhancement',
    failed: 'enhancement-failed',
    notSaved: 'image-not-saved',
  },
} as const satisfies Record<string, OperationFacts>;

export type JobOperation = keyof typeof OPERATION_TABLE;

export const JOB_OPERATIONS = [
  'text',
  'storyboard',
  'productShot',
  'productEdit',
  'portrait',
  'enhance',
] as const satisfies readonly JobOperation[];

/** A crash leaves a job behind; after the lease the sweeper gives the credits back. */
export const JOB_LEASE_MS = 5 * 60_000;

export const ENGINE_IDS = ['embedded', 'hosted'] as const;
export const engineIdSchema = z.enum(ENGINE_IDS);

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
