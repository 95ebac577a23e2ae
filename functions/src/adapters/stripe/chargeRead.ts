import type Stripe from 'stripe';
import { MOST, PAGE } from './paging.ts';

/** A charge with what was disputed and given back of it. */
export interface ChargeRead {
  readonly charge: Stripe.Charge;
  readonly disputes: readonly Stripe.Dispute[];
  readonly refunds: readonly Stripe.Refund[];
}

/** Asks only for what the charge says there is: most have neither. */
export async function readCharge(stripe: Stripe, charge: Stripe.Charge): Promise<ChargeRead> {
  const [disputes, refunds] = await Promise.all([
    charge.disputed
      ? stripe.disputes.list({ charge: charge.id, limit: PAGE }).autoPagingToArray(MOST)
      : [],
    refundsOf(stripe, charge),
  ]);
  return { charge, disputes, refunds };
}

export async function refundsOf(
  stripe: Stripe,
  { id, amount_refunded: refunded }: Stripe.Charge,
): Promise<readonly Stripe.Refund[]> {
  if (refunded === 0) return [];
  return stripe.refunds.list({ charge: id, limit: PAGE }).autoPagingToArray(MOST);
}

/** The money of these is ours again. Of every other state it is the customer's, or on its way there. */
const CAME_BACK: readonly (string | null)[] = ['failed', 'canceled'];

/**
 * Cents that were given back. Of the refunds and not of the charge's `amount_refunded`: nothing says that
 * it falls when the bank rejects one.
 */
export const refundedCents = (refunds: readonly Stripe.Refund[]): number =>
  refunds
    .filter(({ status }) => !CAME_BACK.includes(status))
    .reduce((sum, { amount }) => sum + amount, 0);
