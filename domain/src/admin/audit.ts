import { z } from 'zod';
import { adminActionSchema, WHY_MOST } from './actions.ts';
import { roleSchema } from './roles.ts';

/** What was opened, for what is read about a person is written down as well. */
export const AUDITED_LOOKS = ['person', 'payments'] as const;

const KINDS = [
  ...adminActionSchema.options.map(({ shape }) => shape.kind.value),
  ...AUDITED_LOOKS,
] as const;

/**
 * `audit_log/{key}`, server-only: who did what to whom, why and when. Written before anything is done, so
 * that nothing is done without it; `ended_at` null: it was begun, and may be asked for again by its key.
 * Of an account that was deleted only who, what and when are left.
 */
export const auditRowSchema = z.object({
  /** A uid, or `cli:NAME` for the command line. */
  actor: z.string().min(1),
  role: roleSchema.nullable(),
  kind: z.enum(KINDS),
  /** Whom it is about, or whose message or report; null: nobody's account. */
  user_id: z.string().min(1).nullable(),
  /** The rest of the action, as asked, without what the message itself keeps. */
  details: z.record(z.string(), z.unknown()).default({}),
  why: z.string().max(WHY_MOST).default(''),
  /** SHA-256 of who asked for what: the same key for something else is refused. */
  request_hash: z.string().default(''),
  /** What it came to; null: it was not possible, and `says` is why. */
  outcome: z.enum(['done', 'impossible']).nullable(),
  says: z.string().default(''),
  ended_at: z.date().nullable(),
  created_at: z.date(),
  updated_at: z.date(),
});
export type AuditRow = z.output<typeof auditRowSchema>;
