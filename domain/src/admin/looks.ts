import { z } from 'zod';
import { JOB_STATES } from '../jobs/states.ts';
import { OPERATION_NAMES } from '../operations/operations.ts';
import { transactionTypeSchema } from '../credits/ledger.ts';
import { KEPT_REASONS, REPORT_REASONS } from '../reports/report.ts';
import { liveSwitchesSchema } from './live.ts';
import { listEndSchema } from './pageEnd.ts';
import { roleSchema } from './roles.ts';

/** Rows of a page. */
export const LOOK_MOST = 50;

/** Dates cross the wire as ISO strings. */
const at = z.iso.datetime().transform((text) => new Date(text));
const uid = z.string().regex(/^[A-Za-z0-9_-]{1,128}$/);
/** The page behind this one. */
const before = listEndSchema.optional();

export const WHICH = ['open', 'all'] as const;
export type Which = (typeof WHICH)[number];
/** What waits for somebody, or everything; newest first. */
const which = z.enum(WHICH).default('open');

/** What somebody with a role can look at. */
export const adminLookSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('people'),
    /** A whole mail address, or a uid. */
    text: z.string().regex(/^[^\s\p{Surrogate}]{1,254}$/u),
  }),
  z.strictObject({ kind: z.literal('person'), uid }),
  z.strictObject({ kind: z.literal('payments'), uid }),
  z.strictObject({ kind: z.literal('queue') }),
  z.strictObject({ kind: z.literal('reports'), which, before }),
  z.strictObject({ kind: z.literal('messages'), which, before }),
  z.strictObject({ kind: z.literal('live') }),
  z.strictObject({ kind: z.literal('money') }),
  z.strictObject({ kind: z.literal('health') }),
  z.strictObject({ kind: z.literal('audit'), before }),
]);
export type AdminLook = z.output<typeof adminLookSchema>;
export type AdminLookKind = AdminLook['kind'];
/** Lists that may be longer than a page. */
export type LongLookKind = 'reports' | 'messages' | 'audit';
export type AdminLookOf<Kind extends AdminLookKind> = Extract<AdminLook, { kind: Kind }>;

const job = z.object({
  id: z.string(),
  uid: z.string(),
  operation: z.enum(OPERATION_NAMES),
  state: z.enum(JOB_STATES),
  engine: z.string(),
  cost: z.int(),
  failure: z.string().nullable(),
  createdAt: at,
});

const report = z.object({
  id: z.string(),
  uid: z.string(),
  itemType: z.string(),
  reason: z.enum(REPORT_REASONS),
  words: z.string(),
  operation: z.enum(OPERATION_NAMES).nullable(),
  engine: z.string(),
  /** What was given back by itself, and why not. */
  credits: z.int(),
  kept: z.enum(KEPT_REASONS).nullable(),
  decision: z.enum(['given', 'kept']).nullable(),
  createdAt: at,
});

const auditRow = z.object({
  key: z.string(),
  actor: z.string(),
  kind: z.string(),
  uid: z.string().nullable(),
  why: z.string(),
  outcome: z.enum(['done', 'impossible']).nullable(),
  says: z.string(),
  createdAt: at,
});

const person = z.object({
  uid: z.string(),
  email: z.string().nullable(),
  emailVerified: z.boolean(),
  disabled: z.boolean(),
  role: roleSchema.nullable(),
  createdAt: at,
  lastSignInAt: at.nullable(),
});

const profile = z.object({
  credits: z.int(),
  held: z.int(),
  bought: z.int(),
  running: z.int(),
  waiting: z.int(),
  plan: z.string().nullable(),
  isSubscribed: z.boolean(),
  accessUntil: at.nullable(),
  trialEndsAt: at,
  suspendedAt: at.nullable(),
  closingAt: at.nullable(),
  pictures: z.int().nullable(),
});

const movement = z.object({
  id: z.string(),
  type: transactionTypeSchema,
  amount: z.int(),
  balance: z.int(),
  description: z.string(),
  createdAt: at,
});

const payment = z.object({
  chargeId: z.string(),
  cents: z.int(),
  refundedCents: z.int(),
  isDisputed: z.boolean(),
  isPaid: z.boolean(),
  createdAt: at,
});

const subscription = z.object({
  id: z.string(),
  state: z.string(),
  endsAtPeriodEnd: z.boolean(),
});

const message = z.object({
  id: z.string(),
  uid: z.string().nullable(),
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  state: z.enum(['open', 'answered', 'done']),
  answer: z.string().nullable(),
  createdAt: at,
});

/** What the next page is asked for by; null: nothing is behind this one. */
const older = listEndSchema.nullable();

const sum = z.object({ name: z.string(), jobs: z.int(), costMicros: z.int() });

/** What each look is answered with. */
export const ADMIN_ANSWERS = {
  people: z.object({ people: z.array(person) }),
  person: z.object({
    person,
    profile: profile.nullable(),
    jobs: z.array(job),
    ledger: z.array(movement),
    reports: z.array(report),
    audit: z.array(auditRow),
  }),
  /** Null: this account has never paid. */
  payments: z.object({
    customerId: z.string().nullable(),
    payments: z.array(payment),
    subscriptions: z.array(subscription),
  }),
  queue: z.object({
    counts: z.object({ waiting: z.int(), queued: z.int(), running: z.int() }),
    oldest: at.nullable(),
    open: z.array(job),
    /** Of the newest failures, most frequent first. */
    failures: z.array(
      z.object({
        reason: z.string(),
        operation: z.enum(OPERATION_NAMES),
        engine: z.string(),
        count: z.int(),
      }),
    ),
  }),
  reports: z.object({ rows: z.array(report), older }),
  messages: z.object({ rows: z.array(message), older }),
  live: z.object({
    live: liveSwitchesSchema,
    changedAt: at.nullable(),
    /** The models that may be chosen, by operation; the first is that of the settings. */
    models: z.partialRecord(z.enum(OPERATION_NAMES), z.array(z.string())),
    budget: z.object({ settingUsd: z.number(), mostUsd: z.number() }),
  }),
  money: z.object({
    budget: z.object({ alertMicros: z.int(), limitMicros: z.int() }),
    /** The last two weeks, today first. */
    days: z.array(z.object({ day: z.string(), jobs: z.int(), costMicros: z.int() })),
    /** Of today; `isWhole`: not more than were read. */
    today: z.object({
      byOperation: z.array(sum.extend({ incomeMicros: z.int() })),
      byModel: z.array(sum),
      isWhole: z.boolean(),
    }),
  }),
  health: z.object({
    /** Of the last day. */
    done: z.int(),
    /** Through us or a provider; and those that were refused, free. */
    failed: z.int(),
    refused: z.int(),
    lastEventAt: at.nullable(),
    leasesOver: z.int(),
    deletionsOverdue: z.int(),
    mailsWaiting: z.int(),
    messagesOpen: z.int(),
  }),
  audit: z.object({ rows: z.array(auditRow), older }),
} as const satisfies Record<AdminLookKind, z.ZodType>;

/** As it is sent. */
export type AdminAnswer<Kind extends AdminLookKind> = z.input<(typeof ADMIN_ANSWERS)[Kind]>;
/** As it is read. */
export type AdminSeen<Kind extends AdminLookKind> = z.output<(typeof ADMIN_ANSWERS)[Kind]>;
