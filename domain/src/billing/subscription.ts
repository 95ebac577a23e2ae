import { z } from 'zod';
import { grantDates, grantKey, grantMonthsDue } from './grants.ts';
import { PLAN_IDS, PLANS } from './plans.ts';

/** How long access lasts beyond the paid time while a payment fails or its news is late. */
export const GRACE_MS = 3 * 86_400_000;

/** One period of a subscription that was paid for: what its invoice says. */
export const paidPeriodSchema = z.object({
  subscription_id: z.string().min(1),
  invoice_id: z.string().min(1),
  plan_id: z.enum(PLAN_IDS),
  paid_from: z.date(),
  paid_until: z.date(),
  /** The billing cycle's anchor: its day of the month decides when grants are due. */
  anchor: z.date(),
});
export type PaidPeriod = z.infer<typeof paidPeriodSchema>;

/** A subscription as the payment provider tells it, in our words. */
export const subscriptionSchema = z.object({
  id: z.string().min(1),
  /** The provider's other states (never paid, paused, canceled) count as ended. */
  state: z.enum(['active', 'past_due', 'ended']),
  plan_id: z.enum(PLAN_IDS),
  /** A cancellation is on its way: the paid time is the last. */
  ends_at_period_end: z.boolean(),
  paid: z.array(paidPeriodSchema),
});
export type Subscription = z.infer<typeof subscriptionSchema>;

/** `billing_customers/{uid}`, server-only: who pays, for what, and when to look again. */
export const billingCustomerSchema = z.object({
  user_id: z.string().min(1),
  /** The payment provider's id. */
  customer_id: z.string().min(1),
  /** As last read from the provider. */
  subscriptions: z.array(subscriptionSchema),
  /** When time alone changes something: a grant is due, or access ends. */
  next_check_at: z.date().nullable(),
  created_at: z.date(),
  updated_at: z.date(),
});
export type BillingCustomer = z.infer<typeof billingCustomerSchema>;

/** `credit_grants/{subscriptionId}:{yyyy-mm}`, server-only: a month that was granted. */
export const creditGrantSchema = z.object({
  user_id: z.string().min(1),
  subscription_id: z.string().min(1),
  invoice_id: z.string().min(1),
  plan_id: z.enum(PLAN_IDS),
  month: z.string().regex(/^\d{4}-\d{2}$/),
  /** 0 when the balance stood at its cap: the month counts as granted all the same. */
  amount: z.int().min(0),
  created_at: z.date(),
  updated_at: z.date(),
});

/** `stripe_events/{eventId}`, server-only: what was handled already. */
export const stripeEventSchema = z.object({
  type: z.string(),
  created_at: z.date(),
  updated_at: z.date(),
});

/** What a profile says about the subscription. */
export interface SubscriptionStatus {
  readonly has_active_subscription: boolean;
  readonly plan_id: PaidPeriod['plan_id'] | null;
  readonly access_until: Date | null;
}

const NONE: SubscriptionStatus = {
  has_active_subscription: false,
  plan_id: null,
  access_until: null,
};

/**
 * What several subscriptions of one customer come to: the largest plan that is paid for now. Only
 * paid periods count, so an unpaid first invoice opens nothing; a failed renewal leaves the grace.
 */
export function subscriptionStatus(
  subscriptions: readonly Subscription[],
  now: Date,
): SubscriptionStatus {
  const open = subscriptions
    .map((subscription) => ({ subscription, until: accessEnd(subscription) }))
    .filter(({ until }) => until !== null && until > now)
    .toSorted(
      (one, other) =>
        PLANS[other.subscription.plan_id].credits - PLANS[one.subscription.plan_id].credits,
    )[0];
  return open === undefined
    ? NONE
    : {
        has_active_subscription: true,
        plan_id: open.subscription.plan_id,
        access_until: open.until,
      };
}

/** When a subscription stops giving access; null when it gives none. */
function accessEnd({ state, ends_at_period_end, paid }: Subscription): Date | null {
  if (state === 'ended' || paid.length === 0) return null;
  const paidUntil = Math.max(...paid.map(({ paid_until }) => paid_until.getTime()));
  return new Date(ends_at_period_end ? paidUntil : paidUntil + GRACE_MS);
}

/** One month's credits that are owed. */
export interface DueGrant {
  readonly key: string;
  readonly month: string;
  readonly period: PaidPeriod;
}

/**
 * Every grant the paid periods owe by now, oldest first. The same month of a subscription is named
 * once, even if two invoices cover it.
 */
export function grantsDue(periods: readonly PaidPeriod[], now: Date): readonly DueGrant[] {
  const due = new Map<string, DueGrant>();
  const inOrder = periods.toSorted(
    (one, other) => one.paid_from.getTime() - other.paid_from.getTime(),
  );
  for (const period of inOrder) {
    const { paid_from: paidFrom, paid_until: paidUntil, anchor, subscription_id } = period;
    for (const month of grantMonthsDue({ paidFrom, paidUntil, anchor }, now)) {
      const key = grantKey({ subscriptionId: subscription_id, month });
      if (!due.has(key)) due.set(key, { key, month, period });
    }
  }
  return [...due.values()];
}

/** When time alone will change something next: a grant comes due, or access ends. */
export function nextCheckAt(subscriptions: readonly Subscription[], now: Date): Date | null {
  const grants = subscriptions
    .flatMap(({ paid }) => paid)
    .flatMap(({ paid_from: paidFrom, paid_until: paidUntil, anchor }) =>
      grantDates({ paidFrom, paidUntil, anchor }),
    );
  const ends = subscriptions.map(accessEnd).filter((end) => end !== null);
  const upcoming = [...grants, ...ends].filter((date) => date > now).map(Number);
  return upcoming.length === 0 ? null : new Date(Math.min(...upcoming));
}
