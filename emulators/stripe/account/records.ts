import { z } from 'zod';
import { priceConfigSchema } from '../options.ts';
import { cents, json, metadata, seconds } from './fields.ts';
import { portalConfiguration, portalFlow, schedule } from './portalRecords.ts';
import { balanceTransaction, charge, dispute, paymentIntent, refund } from './paymentRecords.ts';

/** What the account stores. The shapes of the API are made from these in `wire/`. */

const customer = z.object({
  id: z.string(),
  created: seconds,
  email: z.string().nullable(),
  name: z.string().nullable(),
  metadata,
  /** Below zero the customer has credit, which the next invoices use up. */
  balance: cents,
  /** What the saved card does when an invoice falls due. */
  card: z.enum(['works', 'declines']),
  deleted: z.boolean(),
});

const session = z.object({
  id: z.string(),
  created: seconds,
  expiresAt: seconds,
  status: z.enum(['open', 'complete', 'expired']),
  mode: z.enum(['subscription', 'payment']).default('subscription'),
  /** Complete, but the bank takes days to say whether the money comes. */
  isPending: z.boolean().default(false),
  /** Of a payment that is made once: whether an invoice tells of it afterwards. */
  invoiceCreation: z.boolean().default(false),
  paymentIntent: z.string().nullable().default(null),
  customer: z.string().nullable(),
  customerEmail: z.string().nullable(),
  price: z.string(),
  quantity: z.int(),
  lineItem: z.string(),
  clientReferenceId: z.string().nullable(),
  metadata,
  subscriptionMetadata: metadata,
  successUrl: z.string(),
  cancelUrl: z.string().nullable(),
  allowPromotionCodes: z.boolean().nullable(),
  subscription: z.string().nullable(),
  invoice: z.string().nullable(),
});

const line = z.object({
  id: z.string(),
  amount: cents,
  description: z.string(),
  price: z.string(),
  quantity: z.int(),
  start: seconds,
  end: seconds,
  proration: z.boolean(),
  /** The invoice item of a proration. */
  invoiceItem: z.string().nullable().default(null),
  /** The line this one gives back; without an invoice it waited beside it for the same one. */
  credits: z.object({ line: z.string(), invoice: z.string().nullable() }).nullable().default(null),
});

/** A charge for time of the running period that nothing has given back yet. */
const debit = z.object({
  line: z.string(),
  /** Null while the line waits for the next invoice. */
  invoice: z.string().nullable(),
  price: z.string(),
  quantity: z.int(),
  amount: cents,
  start: seconds,
  end: seconds,
});

/** Everything a change of plan sets. */
const planFields = z.object({
  price: z.string(),
  anchor: seconds,
  periodStart: seconds,
  periodEnd: seconds,
  billed: z.array(debit),
});

const subscription = z.object({
  id: z.string(),
  item: z.string(),
  created: seconds,
  customer: z.string(),
  price: z.string(),
  quantity: z.int(),
  status: z.enum(['incomplete', 'incomplete_expired', 'active', 'past_due', 'canceled']),
  anchor: seconds,
  periodStart: seconds,
  periodEnd: seconds,
  cancelAt: seconds.nullable(),
  cancelAtPeriodEnd: z.boolean(),
  canceledAt: seconds.nullable(),
  endedAt: seconds.nullable(),
  cancelReason: z.enum(['cancellation_requested', 'payment_failed']).nullable(),
  metadata,
  latestInvoice: z.string().nullable(),
  /** Prorations that wait for the next invoice. */
  pendingLines: z.array(line),
  billed: z.array(debit).default([]),
  /** A change that waits until its invoice is paid. */
  pendingUpdate: z
    .object({ change: planFields, invoice: z.string(), expiresAt: seconds })
    .nullable()
    .default(null),
  schedule: z.string().nullable().default(null),
});

const invoice = z.object({
  id: z.string(),
  number: z.string(),
  created: seconds,
  customer: z.string(),
  customerEmail: z.string().nullable(),
  /** Null: it tells of a payment that was made once. */
  subscription: z.string().nullable(),
  /** A copy of the subscription's, taken when the invoice was made. */
  metadata,
  reason: z.enum(['subscription_create', 'subscription_cycle', 'subscription_update', 'manual']),
  status: z.enum(['open', 'paid', 'void', 'uncollectible']),
  periodStart: seconds,
  periodEnd: seconds,
  lines: z.array(line),
  startingBalance: cents,
  endingBalance: cents,
  attempts: z.int(),
  nextAttempt: seconds.nullable(),
  paidAt: seconds.nullable(),
  voidedAt: seconds.nullable().default(null),
  /** Null where nothing is asked of the card. */
  paymentIntent: z.string().nullable().default(null),
});

const portalSession = z.object({
  id: z.string(),
  created: seconds,
  customer: z.string(),
  returnUrl: z.string().nullable(),
  configuration: z.string().default('bpc_local'),
  flow: portalFlow.nullable().default(null),
});

const event = z.object({
  id: z.string(),
  created: seconds,
  type: z.string(),
  object: json,
  previous: json.nullable(),
  request: z.object({ id: z.string().nullable(), idempotencyKey: z.string().nullable() }),
  delivered: z.boolean(),
});

const savedReply = z.object({
  key: z.string(),
  created: seconds,
  fingerprint: z.string(),
  status: z.int(),
  body: json,
});

/** The whole account, as it stands in the state file. */
export const recordsSchema = z.object({
  version: z.literal(1),
  /** Milliseconds the account's clock is ahead of the machine's. */
  clockAhead: z.number(),
  invoicesMade: z.int(),
  /** Prices of earlier runs too: subscriptions may still refer to them. */
  prices: z.record(z.string(), priceConfigSchema),
  /** Made through the API; those of the configuration are known by their prices. */
  products: z
    .array(z.object({ id: z.string(), name: z.string(), metadata, created: z.int() }))
    .default([]),
  webhookEndpoints: z
    .array(
      z.object({
        id: z.string(),
        url: z.string(),
        events: z.array(z.string()),
        isEnabled: z.boolean(),
        secret: z.string(),
        created: z.int(),
      }),
    )
    .default([]),
  customers: z.array(customer),
  sessions: z.array(session),
  subscriptions: z.array(subscription),
  invoices: z.array(invoice),
  portalSessions: z.array(portalSession),
  portalConfigurations: z.array(portalConfiguration).default([]),
  schedules: z.array(schedule).default([]),
  paymentIntents: z.array(paymentIntent).default([]),
  charges: z.array(charge).default([]),
  refunds: z.array(refund).default([]),
  disputes: z.array(dispute).default([]),
  balanceTransactions: z.array(balanceTransaction).default([]),
  events: z.array(event),
  savedReplies: z.array(savedReply),
});

export type Records = z.infer<typeof recordsSchema>;
export type WebhookEndpoint = Records['webhookEndpoints'][number];
export type Customer = z.infer<typeof customer>;
export type Session = z.infer<typeof session>;
export type Line = z.infer<typeof line>;
export type Debit = z.infer<typeof debit>;
export type PlanFields = z.infer<typeof planFields>;
export type Subscription = z.infer<typeof subscription>;
export type Invoice = z.infer<typeof invoice>;
export type PortalSession = z.infer<typeof portalSession>;
export type EventRecord = z.infer<typeof event>;

export function emptyRecords(): Records {
  return {
    version: 1,
    clockAhead: 0,
    invoicesMade: 0,
    prices: {},
    products: [],
    webhookEndpoints: [],
    customers: [],
    sessions: [],
    subscriptions: [],
    invoices: [],
    portalSessions: [],
    portalConfigurations: [],
    schedules: [],
    paymentIntents: [],
    charges: [],
    refunds: [],
    disputes: [],
    balanceTransactions: [],
    events: [],
    savedReplies: [],
  };
}
