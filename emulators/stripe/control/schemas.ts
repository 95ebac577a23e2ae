import { z } from 'zod';
import { deliverySchema } from '../events/deliveryLog.ts';
import { deliveryModeSchema } from '../events/deliveryMode.ts';
import { tamperSchema } from '../events/signedRequest.ts';
import { PORTAL_ACTIONS } from '../pages/portalActionNames.ts';

/** What the control endpoints take and give: one table for the server and its client. */

const TWENTY_YEARS = 20 * 366 * 86_400;

const card = z.enum(['works', 'declines']);
const eventSummary = z.object({ id: z.string(), type: z.string() });

const DISPUTE_REASONS = [
  'fraudulent',
  'general',
  'duplicate',
  'product_not_received',
  'product_unacceptable',
  'subscription_canceled',
  'unrecognized',
] as const;

export const CONTROL_INPUTS = {
  clock: z.union([
    z.strictObject({ now: z.int().min(0) }),
    z.strictObject({ advanceSeconds: z.int().min(0).max(TWENTY_YEARS) }),
  ]),
  delivery: deliveryModeSchema.partial(),
  webhook: z.strictObject({
    url: z.url({ protocol: /^https?$/ }).optional(),
    secret: z.string().min(1).optional(),
    retryDelaysMs: z.array(z.int().min(0).max(600_000)).max(20).optional(),
  }),
  flush: z.strictObject({ order: z.array(z.string()).max(1000).optional() }),
  resend: z.strictObject({
    asId: z.string().min(1).max(255).optional(),
    tamper: tamperSchema.optional(),
  }),
  payment: z.strictObject({ payment: z.enum(['paid', 'failed']).default('paid') }),
  cancel: z.strictObject({ at: z.enum(['now', 'period_end']) }),
  card: z.strictObject({ card }),
  portal: z.strictObject({
    action: z.enum(PORTAL_ACTIONS),
    /** What a change goes to. */
    price: z.string().optional(),
    /** Without it, the account's own. */
    configuration: z.string().optional(),
  }),
  dispute: z.strictObject({
    /** Cents; without it, all that was not refunded. */
    amount: z.int().min(1).optional(),
    reason: z.enum(DISPUTE_REASONS).optional(),
  }),
  failedRefund: z.strictObject({
    /** What becomes of it on the charge. */
    amountRefunded: z.enum(['falls', 'stays']).default('falls'),
  }),
  outcome: z.strictObject({ outcome: z.enum(['won', 'lost']) }),
  nothing: z.strictObject({}),
} as const;

export const CONTROL_OUTPUTS = {
  clock: z.object({ now: z.int() }),
  delivery: z.object({
    mode: deliveryModeSchema,
    webhookUrl: z.string(),
    /** Events that wait for a flush, oldest first. */
    held: z.array(eventSummary),
  }),
  deliveries: z.object({ deliveries: z.array(deliverySchema) }),
  resend: z.object({ status: z.int().nullable() }),
  session: z.object({
    status: z.enum(['open', 'complete', 'expired']),
    subscription: z.string().nullable(),
    invoice: z.string().nullable(),
    paymentIntent: z.string().nullable(),
    /** Where the page would send the browser; null when it stays. */
    redirect: z.string().nullable(),
  }),
  subscription: z.object({
    status: z.enum(['incomplete', 'incomplete_expired', 'active', 'past_due', 'canceled']),
    latestInvoice: z.string().nullable(),
    currentPeriodEnd: z.int(),
  }),
  invoice: z.object({ status: z.enum(['open', 'paid', 'void', 'uncollectible']) }),
  dispute: z.object({
    id: z.string(),
    status: z.enum(['needs_response', 'under_review', 'won', 'lost']),
  }),
  refund: z.object({ status: z.enum(['succeeded', 'failed']) }),
  nothing: z.object({}),
} as const;
