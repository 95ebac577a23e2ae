import { findPrice, type PriceIds } from '@lumashot/domain/billing/priceIds';
import type { PaidPeriod, Subscription } from '@lumashot/domain/billing/subscription';
import type Stripe from 'stripe';

const dateOf = (seconds: number): Date => new Date(seconds * 1_000);

/** Of Stripe's states. Never paid, paused, canceled and those not known yet give nothing. */
const STATES: Readonly<Record<string, Subscription['state']>> = {
  active: 'active',
  trialing: 'active',
  past_due: 'past_due',
  unpaid: 'ended',
  incomplete: 'ended',
  incomplete_expired: 'ended',
  paused: 'ended',
  canceled: 'ended',
};

/** A subscription in our words, with the paid among its invoices; null when it is not of ours. */
export function subscriptionOf(
  { stripe, invoices }: { stripe: Stripe.Subscription; invoices: readonly Stripe.Invoice[] },
  priceIds: PriceIds,
): Subscription | null {
  const priced = findPrice(priceIds, stripe.items.data[0]?.price.id ?? '');
  if (priced === null) return null;
  return {
    id: stripe.id,
    state: STATES[stripe.status] ?? 'ended',
    plan_id: priced.planId,
    ends_at_period_end: stripe.cancel_at_period_end || stripe.cancel_at !== null,
    paid: invoices
      .filter(({ status }) => status === 'paid')
      .map((invoice) => paidPeriodOf({ stripe, invoice }, priceIds))
      .filter((period) => period !== null),
  };
}

/**
 * The period an invoice paid for. Differences after a change of plan are charged for the rest of a
 * month that was granted already, so those lines give none.
 */
function paidPeriodOf(
  { stripe, invoice }: { stripe: Stripe.Subscription; invoice: Stripe.Invoice },
  priceIds: PriceIds,
): PaidPeriod | null {
  const line = invoice.lines.data.find(
    ({ parent }) => parent?.subscription_item_details?.proration === false,
  );
  const price = line?.pricing?.price_details?.price;
  const priceId = typeof price === 'object' ? price.id : price;
  const priced = findPrice(priceIds, priceId ?? '');
  if (line === undefined || priced === null) return null;
  // Ended before its time: the months after that are not owed.
  const end = Math.min(line.period.end, stripe.ended_at ?? Infinity);
  return {
    subscription_id: stripe.id,
    invoice_id: invoice.id,
    plan_id: priced.planId,
    paid_from: dateOf(line.period.start),
    paid_until: dateOf(end),
    anchor: dateOf(stripe.billing_cycle_anchor),
  };
}
