import { z } from 'zod';
import { DAY_MS } from '../durations.ts';
import {
  inOrder,
  paidLineSchema,
  paidUntil,
  planAt,
  stepsOf,
  type PaidLine,
  type Step,
} from './paidLine.ts';
import { settledPackSchema } from './packPurchase.ts';
import { PLAN_IDS, PLANS, type PlanId } from './plans.ts';

/** How long access lasts beyond the paid time while a payment fails or its news is late. */
export const GRACE_MS = 3 * DAY_MS;

const subscriptionFields = z.object({
  id: z.string().min(1),
  /** The provider's other states (never paid, canceled) count as ended. */
  state: z.enum(['active', 'past_due', 'paused', 'ended']),
  /** What it is switched to, paid for or not. */
  plan_id: z.enum(PLAN_IDS),
  /** What it changes to when it renews; null: nothing waits for that. */
  next_plan_id: z.enum(PLAN_IDS).nullable().default(null),
  /** A cancellation is on its way: the paid time is the last. */
  ends_at_period_end: z.boolean(),
  started_at: z.date(),
  ended_at: z.date().nullable(),
  lines: z.array(paidLineSchema),
});

/** As stored before lines were: whole paid periods, one an invoice. */
const formerFields = subscriptionFields
  .omit({ started_at: true, ended_at: true, lines: true })
  .extend({
    paid: z.array(
      z.object({
        invoice_id: z.string().min(1),
        plan_id: z.enum(PLAN_IDS),
        paid_from: z.date(),
        paid_until: z.date(),
      }),
    ),
  })
  .transform(({ paid, ...fields }) => ({
    ...fields,
    started_at:
      paid.map(({ paid_from }) => paid_from).toSorted((a, b) => +a - +b)[0] ?? new Date(0),
    ended_at: null,
    lines: paid.map(({ invoice_id, plan_id, paid_from, paid_until }): PaidLine => ({
      line_id: invoice_id,
      subscription_id: fields.id,
      invoice_id,
      plan_id,
      sign: 1,
      quantity: 1,
      starts_at: paid_from,
      ends_at: paid_until,
      period_start: paid_from,
      is_proration: false,
      kept: 1,
    })),
  }));

/** A subscription as the payment provider tells it, in our words. */
export const subscriptionSchema = z.union([subscriptionFields, formerFields]);
export type Subscription = z.infer<typeof subscriptionFields>;

/** What was settled with a customer so far. The sum of it is what their payments had come to. */
const settledSchema = z.object({
  /** Credits granted and not taken back. */
  given: z.int().min(0),
  /** Credits that the cap left out: they are not owed later. */
  lost: z.int().min(0),
  /** How many entries `credit_grants` has in this numbering. */
  entries: z.int().min(0),
  at: z.date(),
});
export type SettledCredits = z.infer<typeof settledSchema>;

/** `billing_customers/{uid}`, server-only: who pays, for what, and when to look again. */
export const billingCustomerSchema = z.object({
  user_id: z.string().min(1),
  /** The payment provider's id. */
  customer_id: z.string().min(1),
  /** As last read from the provider. */
  subscriptions: z.array(subscriptionSchema),
  /** Null: nothing yet, or from before it was kept here (then `credit_grants` tell). */
  settled: settledSchema.nullable().default(null),
  /** Every pack that was paid, oldest first. */
  packs: z.array(settledPackSchema).default([]),
  /** When time alone changes something: a grant is due, or access ends. */
  next_check_at: z.date().nullable(),
  created_at: z.date(),
  updated_at: z.date(),
});
export type BillingCustomer = z.infer<typeof billingCustomerSchema>;

/** Why the credits of a customer moved. */
export const GRANT_KINDS = ['month', 'upgrade', 'take_back'] as const;
export type GrantKind = (typeof GRANT_KINDS)[number];

/** `credit_grants/{uid}_{number}`, server-only: one entry of what was settled with a customer. */
export const creditGrantSchema = z.object({
  user_id: z.string().min(1),
  kind: z.enum(GRANT_KINDS).default('month'),
  subscription_id: z.string().min(1),
  invoice_id: z.string().min(1),
  plan_id: z.enum(PLAN_IDS),
  month: z.string().regex(/^\d{4}-\d{2}$/),
  /** 0 when the balance stood at its cap, below 0 when credits were taken back. */
  amount: z.int(),
  /** What the cap left out; entries from before it was kept do not say. */
  lost: z.int().min(0).optional(),
  created_at: z.date(),
  updated_at: z.date(),
});
export type CreditGrant = z.infer<typeof creditGrantSchema>;

/** `stripe_events/{eventId}`, server-only: what was handled already. */
export const stripeEventSchema = z.object({
  type: z.string(),
  created_at: z.date(),
  updated_at: z.date(),
});

/** What a profile says about the subscription. */
export interface SubscriptionStatus {
  readonly has_active_subscription: boolean;
  readonly plan_id: PlanId | null;
  readonly access_until: Date | null;
  /** When the plan renews; null: it ends, its payment is late, or there is none. */
  readonly renews_at: Date | null;
  /** What it renews as; null: as it is. */
  readonly next_plan_id: PlanId | null;
}

const NONE: SubscriptionStatus = {
  has_active_subscription: false,
  plan_id: null,
  access_until: null,
  renews_at: null,
  next_plan_id: null,
};

/**
 * What several subscriptions of one customer come to: the largest plan that is paid for now. Only
 * what was paid and kept counts, so an unpaid invoice or a switch that costs nothing opens nothing;
 * a failed renewal leaves the grace.
 */
export function subscriptionStatus(
  subscriptions: readonly Subscription[],
  now: Date,
): SubscriptionStatus {
  const [open] = subscriptions
    .map((subscription) => ({
      until: accessEnd(subscription),
      renewsAt: renewalOf(subscription, now),
      planId: paidPlan(subscription, now),
      nextPlanId: subscription.next_plan_id,
    }))
    .filter(({ until }) => until !== null && until > now)
    .toSorted((one, other) => sizeOf(other.planId) - sizeOf(one.planId));
  return open === undefined
    ? NONE
    : {
        has_active_subscription: true,
        plan_id: open.planId,
        access_until: open.until,
        renews_at: open.renewsAt,
        next_plan_id: open.renewsAt === null ? null : open.nextPlanId,
      };
}

const sizeOf = (planId: PlanId | null): number => (planId === null ? 0 : PLANS[planId].credits);

/** The plan that is paid for now; in the grace, the last one that was. */
export function paidPlan({ lines }: Subscription, now: Date): PlanId | null {
  const until = paidUntil(lines);
  return until === null ? null : planAt(lines, now < until ? now : new Date(until.getTime() - 1));
}

/** When a subscription stops giving access; null when it gives none. */
export function accessEnd({ state, ends_at_period_end, lines }: Subscription): Date | null {
  if (state === 'ended' || state === 'paused') return null;
  const until = paidUntil(lines);
  if (until === null) return null;
  return ends_at_period_end ? until : new Date(until.getTime() + GRACE_MS);
}

/** The end of the paid time, where more of it is bought then: access lasts longer, by the grace. */
function renewalOf({ state, ends_at_period_end, lines }: Subscription, now: Date): Date | null {
  if (state !== 'active' || ends_at_period_end) return null;
  const until = paidUntil(lines);
  return until !== null && until > now ? until : null;
}

/** What all subscriptions owe, by when. */
export const stepsOfAll = (subscriptions: readonly Subscription[]): readonly Step[] =>
  inOrder(subscriptions.flatMap(stepsOfOne));

/**
 * One that ended before its time brings no further months. What was given back of months that it
 * never brought counts all the same, as that money is the customer's again; but not as far as they
 * leave other paid months behind.
 */
function stepsOfOne({ lines, ended_at }: Subscription): readonly Step[] {
  const steps = stepsOf(lines);
  if (ended_at === null) return steps;
  const isLater = ({ at }: Step): boolean => at > ended_at;
  const [debts, left] = [true, false].map((isDebt) =>
    steps
      .filter((step) => isLater(step) && step.isDebt === isDebt)
      .reduce((sum, { credits }) => sum + credits, 0),
  );
  const counts = debts === 0 ? 0 : Math.max(0, 1 + Math.max(0, left ?? 0) / (debts ?? 1));
  return steps
    .filter((step) => !isLater(step) || step.isDebt)
    .map((step) => (isLater(step) ? { ...step, credits: step.credits * counts } : step));
}

/** When time alone will change something next: a grant comes due, or access ends. */
export function nextCheckAt(subscriptions: readonly Subscription[], now: Date): Date | null {
  const grants = stepsOfAll(subscriptions).map(({ at }) => at);
  const ends = subscriptions.map(accessEnd).filter((end) => end !== null);
  const upcoming = [...grants, ...ends].filter((date) => date > now).map(Number);
  return upcoming.length === 0 ? null : new Date(Math.min(...upcoming));
}
