import { z } from 'zod';
import { itemKeySchema } from '../calls/library.ts';
import { wellFormedText } from '../calls/text.ts';
import { DAY_MS } from '../durations.ts';
import { engineIdSchema } from '../imaging/engineId.ts';
import { LIBRARY_TYPE_NAMES } from '../library/item.ts';
import { OPERATION_NAMES } from '../operations/operations.ts';

/** What can be wrong with a picture. */
export const REPORT_REASONS = [
  'deformed',
  'not-asked-for',
  'not-mine',
  'broken-text',
  'other',
] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

export const REPORT_WORDS_MOST = 300;

/** Why the credits of a reported picture stay spent. */
export const KEPT_REASONS = [
  'too-old',
  'in-use',
  'limit',
  'refunded-before',
  'not-charged',
] as const;
export type KeptReason = (typeof KEPT_REASONS)[number];

/** Credits that one of us may give back after all: nothing came back for the picture, now or before. */
export const UNDECIDED: readonly KeptReason[] = KEPT_REASONS.filter(
  (reason) => reason !== 'refunded-before',
);

/** What becomes of a report. */
export const verdictSchema = z.object({
  /** Credits that were given back; 0: none. */
  credits: z.int().min(0),
  /** Null: they were given back. */
  kept: z.enum(KEPT_REASONS).nullable(),
});
export type Verdict = z.infer<typeof verdictSchema>;

/** Says that a picture cannot be used. What costs are given back is decided by itself. */
export const reportPicture = {
  input: z.strictObject({
    item: itemKeySchema,
    reason: z.enum(REPORT_REASONS),
    words: wellFormedText().max(REPORT_WORDS_MOST).optional(),
  }),
  output: verdictSchema,
} as const;

/** How long a report is kept: the privacy page says so. */
export const REPORT_KEPT_MS = 365 * DAY_MS;

/** `picture_reports/{type}_{itemId}`, for the operator's eyes only: one a picture. */
export const pictureReportSchema = z.object({
  user_id: z.string().min(1),
  item_type: z.enum(LIBRARY_TYPE_NAMES),
  item_id: z.string().min(1),
  reason: z.enum(REPORT_REASONS),
  words: z.string().max(REPORT_WORDS_MOST),
  /** Null: of a picture from before jobs were kept. */
  operation: z.enum(OPERATION_NAMES).nullable(),
  engine: engineIdSchema,
  ...verdictSchema.shape,
  /** By one of us, where that was not given back by itself. */
  decision: z.enum(['given', 'kept']).nullable().default(null),
  /** Of the action that decided. */
  decision_key: z.string().nullable().default(null),
  /** Firestore removes it then (firestore.indexes.json). */
  expires_at: z.date(),
  created_at: z.date(),
  updated_at: z.date(),
});
