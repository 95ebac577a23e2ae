import { z } from 'zod';
import { SHAPE_IDS, USUAL_SHAPE } from '../catalog/shapes.ts';
import { isErrorReason, type ErrorReason } from '../errors.ts';
import { GROUP_SIZE_MOST } from '../jobs/group.ts';
import { JOB_STATES } from '../jobs/states.ts';
import { OPERATION_NAMES, OPERATIONS } from '../operations/operations.ts';
import { IMAGE_TYPES } from '../library/item.ts';
import { itemIdSchema, requestIdSchema } from './generation.ts';

/** How many jobs one call cancels. */
export const CANCELLED_JOBS_MOST = 100;

const jobIdSchema = z.string().regex(/^[A-Za-z0-9_-]{1,200}$/, { error: 'job-missing' });

/**
 * One to four pictures of one prompt. `input` is that of the operation's own call, without its request
 * id. Parsing what was parsed says the same again: clients send what they have parsed.
 */
const askedSchema = z
  .strictObject({
    requestId: requestIdSchema,
    operation: z.enum(OPERATION_NAMES),
    input: z.record(z.string(), z.unknown()),
    count: z.int().min(1).max(GROUP_SIZE_MOST).default(1),
    shape: z.enum(SHAPE_IDS).default(USUAL_SHAPE),
    notify: z.boolean().default(false),
  })
  .transform((asked, context) => {
    const { requestId, operation } = asked;
    const input = OPERATIONS[operation].input.safeParse({ ...asked.input, requestId });
    if (input.success) return { ...asked, input: input.data };
    // The messages are reasons of the error table.
    for (const { message, path } of input.error.issues) {
      context.addIssue({ code: 'custom', message, path: ['input', ...path] });
    }
    return z.NEVER;
  });

const reasonSchema = z.custom<ErrorReason>(isErrorReason);

const startedSchema = z.object({
  /** Null for a single picture. */
  groupId: z.string().nullable(),
  jobs: z.array(z.object({ jobId: z.string(), itemId: z.string(), state: z.enum(JOB_STATES) })),
  /** Credits that are free to spend now. */
  creditsAvailable: z.int().min(0),
});

/** Asks for pictures, and answers as soon as it is known what becomes of them: their jobs say how it goes on. */
export const startGeneration = { input: askedSchema, output: startedSchema } as const;

const ofItem = {
  requestId: requestIdSchema,
  itemType: z.enum(IMAGE_TYPES),
  itemId: itemIdSchema,
  count: z.int().min(1).max(GROUP_SIZE_MOST).default(1),
};

/** Asks once more for what a picture was asked for; in its own shape, unless said otherwise. */
export const remakeItem = {
  input: z.strictObject({ ...ofItem, shape: z.enum(SHAPE_IDS).optional() }),
  output: startedSchema,
} as const;

/** Asks for variations of a picture. */
export const varyItem = { input: z.strictObject(ofItem), output: startedSchema } as const;

/** Asks again for what a job that failed or was cancelled was asked for. */
export const retryJob = {
  input: z.strictObject({ jobId: jobIdSchema, requestId: requestIdSchema }),
  output: startedSchema,
} as const;

/** Ends jobs that nobody wants any more: named ones, or all that wait. */
export const cancelJobs = {
  input: z.union([
    z.strictObject({ jobIds: z.array(jobIdSchema).min(1).max(CANCELLED_JOBS_MOST) }),
    z.strictObject({ waiting: z.literal(true) }),
  ]),
  output: z.object({
    jobs: z.array(
      z.object({
        jobId: z.string(),
        /** As it is now; null: there is no such job, or it is another's. */
        state: z.enum(JOB_STATES).nullable(),
        /** Why it could not be cancelled; null when it is, or when it had ended before. */
        refusal: reasonSchema.nullable(),
      }),
    ),
  }),
} as const;
