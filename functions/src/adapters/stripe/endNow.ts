import type Stripe from 'stripe';
import { orNull } from './unless.ts';

export const isOver = ({ status }: Stripe.Subscription): boolean =>
  status === 'canceled' || status === 'incomplete_expired';

/**
 * Ends a subscription at once, and gives nothing back. Over already, or by somebody else in this moment, is as
 * good: its state says so, and no code of a refusal.
 */
export async function endNow(stripe: Stripe, id: string): Promise<void> {
  try {
    await stripe.subscriptions.cancel(id, { invoice_now: false, prorate: false });
  } catch (error) {
    const found = await orNull(stripe.subscriptions.retrieve(id));
    if (found !== null && !isOver(found)) throw error;
  }
}
