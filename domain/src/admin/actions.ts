import { z } from 'zod';
import { wellFormedText } from '../calls/text.ts';
import { liveSwitchesSchema } from './live.ts';
import type { Role } from './roles.ts';

export const WHY_MOST = 300;
export const ANSWER_MOST = 5_000;
/** Of one adjustment. */
export const ADJUSTMENT_MOST = 10_000;

const uid = z.string().regex(/^[A-Za-z0-9_-]{1,128}$/);
const id = z.string().regex(/^[A-Za-z0-9_:-]{1,200}$/);

/** What somebody with a role can do. Each names its object; `audit_log` keeps it, without the words of answers. */
export const adminActionSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('credits'),
    uid,
    amount: z
      .int()
      .min(-ADJUSTMENT_MOST)
      .max(ADJUSTMENT_MOST)
      .refine((amount) => amount !== 0),
  }),
  z.strictObject({ kind: z.literal('release'), uid, jobId: id }),
  z.strictObject({ kind: z.literal('ban'), uid }),
  z.strictObject({ kind: z.literal('unban'), uid }),
  /** Everywhere, as after a device or a password was lost. The account stays open. */
  z.strictObject({ kind: z.literal('signOut'), uid }),
  z.strictObject({
    kind: z.literal('refund'),
    uid,
    chargeId: id,
    cents: z.int().min(1).nullable(),
  }),
  z.strictObject({
    kind: z.literal('cancel'),
    uid,
    subscriptionId: id,
    when: z.enum(['now', 'period-end']),
  }),
  /** Seven days in which its owner can keep it, as when they close it themselves. */
  z.strictObject({ kind: z.literal('close'), uid }),
  z.strictObject({
    kind: z.literal('answer'),
    messageId: id,
    words: wellFormedText().min(1).max(ANSWER_MOST),
  }),
  z.strictObject({ kind: z.literal('done'), messageId: id }),
  z.strictObject({
    kind: z.literal('decide'),
    reportId: id,
    /** `given`: what the picture cost comes back after all. */
    decision: z.enum(['given', 'kept']),
  }),
  z.strictObject({
    kind: z.literal('switch'),
    live: liveSwitchesSchema.strict(),
    /** When what it was decided on was switched; null: never. What a colleague did since is not undone. */
    changedAt: z.iso.datetime().nullable(),
  }),
  z.strictObject({ kind: z.literal('role'), uid, role: z.enum(['operator', 'support', 'none']) }),
]);
export type AdminAction = z.output<typeof adminActionSchema>;
export type AdminActionKind = AdminAction['kind'];
export type AdminActionOf<Kind extends AdminActionKind> = Extract<AdminAction, { kind: Kind }>;

interface Permission {
  readonly roles: readonly Role[];
  /** Whether somebody may do it to their own account. */
  readonly onOneself: boolean;
}

const OPERATORS = ['operator'] as const;
const BOTH = ['operator', 'support'] as const;

/** Who may do what from the app. The command line is asked by whoever has the project's keys. */
export const PERMISSIONS: Readonly<Record<AdminActionKind, Permission>> = {
  credits: { roles: OPERATORS, onOneself: false },
  release: { roles: BOTH, onOneself: true },
  ban: { roles: OPERATORS, onOneself: false },
  unban: { roles: OPERATORS, onOneself: false },
  signOut: { roles: BOTH, onOneself: true },
  refund: { roles: OPERATORS, onOneself: false },
  cancel: { roles: OPERATORS, onOneself: false },
  close: { roles: OPERATORS, onOneself: false },
  answer: { roles: BOTH, onOneself: true },
  done: { roles: BOTH, onOneself: true },
  decide: { roles: BOTH, onOneself: false },
  switch: { roles: OPERATORS, onOneself: true },
  /** Nobody makes anybody an operator from the app. */
  role: { roles: [], onOneself: false },
};

/** Whose account an action is about, as far as it says itself: a message or a report knows its owner. */
export const subjectOf = (action: AdminAction): string | null =>
  'uid' in action ? action.uid : null;
