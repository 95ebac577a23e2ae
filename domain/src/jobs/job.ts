import { z } from 'zod';
import { cutText } from '../calls/text.ts';
import { SHAPE_IDS, USUAL_SHAPE } from '../catalog/shapes.ts';
import { isErrorReason, type ErrorReason } from '../errors.ts';
import { engineIdSchema } from '../imaging/engineId.ts';
import { IMAGE_TYPES } from '../library/item.ts';
import { OPERATION_NAMES } from '../operations/operations.ts';
import { JOB_TIMES_MS } from './times.ts';

export const JOB_LEASE_MS = JOB_TIMES_MS.lease;

/** As many letters of what was asked for as a list of jobs shows. */
const LABEL_LENGTH = 120;

/** The first words of what was asked for; a sign that the cut would go through is left out. */
export const labelOf = (text: string): string => cutText(text, LABEL_LENGTH);

const reasonSchema = z.custom<ErrorReason>(isErrorReason);

export const jobOutcomeSchema = z.object({
  image_url: z.string(),
  credits_remaining: z.int().min(0),
  engine: engineIdSchema,
  /** Words of the request that the engine made nothing of. */
  ignored: z.array(z.string()).default([]),
  /** Where an enhanced picture lies, which its operation does not say; null: made before this was kept. */
  item_type: z.enum(IMAGE_TYPES).nullable().default(null),
});

const common = {
  user_id: z.string().min(1),
  request_id: z.string().min(1),
  operation: z.enum(OPERATION_NAMES),
  /** SHA-256 of the request's body: the same id with another body is refused. Stays as long as the job does. */
  request_hash: z.string().length(64),
  /** Chosen when reserving, so that every run writes to the same place. */
  item_id: z.string().min(1),
  cost: z.int().min(1),
  /** Only of meaning while it runs: from then on whoever draws it counts as gone. */
  lease_expires_at: z.date(),
  created_at: z.date(),
  updated_at: z.date(),

  /** `now`: drawn by the call that asked for it; `queue`: by a worker. Older ones were all drawn at once. */
  lane: z.enum(['now', 'queue']).default('now'),
  /** Who draws it, as it was when it was asked for: each has a queue of its own. */
  engine: engineIdSchema.default('embedded'),
  /** Of several that were asked for at once; null: it is a single one. */
  group_id: z.string().min(1).nullable().default(null),
  /** Which of them, from 0: seeds differ by it. */
  count_index: z.int().min(0).default(0),
  shape: z.enum(SHAPE_IDS).default(USUAL_SHAPE),
  /** The first letters of what was asked for; empty: it ended long ago. */
  label: z.string().max(LABEL_LENGTH).default(''),
  /** What was asked for, as parsed; null: it ended well, or long ago. */
  input: z.record(z.string(), z.unknown()).nullable().default(null),
  /**
   * The face photo that the profile named when it was asked for: whatever it names later, this one is drawn. Null: it
   * is made of none, or was asked for before this was kept.
   */
  profile_photo_url: z.string().nullable().default(null),
  /** When what is left of the words of an ended job is removed: its input, its label, what was not understood of them. */
  input_expires_at: z.date().nullable().default(null),
  /** Counted from 1; a worker's writes count only for the attempt it has claimed. */
  attempt: z.int().min(1).default(1),
  /** How often a task was sent: each has its own name. */
  sends: z.int().min(0).default(0),
  /** Since when it has a place and waits for a worker; null: it has none. In the future: it is not looked at before. */
  queued_at: z.date().nullable().default(null),
  started_at: z.date().nullable().default(null),
  ended_at: z.date().nullable().default(null),
  /** The day's budget of hosted models is spent: it gets no place before. */
  deferred_until: z.date().nullable().default(null),
  /** Tell the owner when it has ended. */
  notify: z.boolean().default(false),
};

/** Files may have been stored for it, which are still to be removed. */
const hasLeftovers = z.boolean().default(false);

/** `generation_jobs/{uid}_{requestId}`: one paid action, one terminal state (states.ts). */
export const jobSchema = z.discriminatedUnion('state', [
  z.object({ ...common, state: z.literal('waiting') }),
  z.object({ ...common, state: z.literal('queued') }),
  z.object({ ...common, state: z.literal('running') }),
  z.object({
    ...common,
    state: z.literal('done'),
    outcome: jobOutcomeSchema,
    /** Of an earlier attempt. */
    has_leftovers: hasLeftovers,
  }),
  z.object({
    ...common,
    state: z.literal('failed'),
    failure: reasonSchema,
    has_leftovers: hasLeftovers,
  }),
  z.object({ ...common, state: z.literal('cancelled'), has_leftovers: hasLeftovers }),
]);
export type Job = z.infer<typeof jobSchema>;
export type JobOutcome = z.infer<typeof jobOutcomeSchema>;
