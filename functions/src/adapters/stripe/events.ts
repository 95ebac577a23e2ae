import type Stripe from 'stripe';
import { z } from 'zod';
import type { ProviderEvent } from '../../usecases/billing/ports.ts';

/**
 * What can change a subscription, pay for it or for a pack, take the payment back, or end in its not being
 * taken back. Everything else is acknowledged and left alone.
 */
export const HANDLED_TYPES = [
  'checkout.session.completed',
  // A pack that was paid by a debit, which takes days.
  'checkout.session.async_payment_succeeded',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.resumed',
  // What waits for the end of a period was changed.
  'subscription_schedule.updated',
  'invoice.paid',
  'invoice.payment_failed',
  'invoice.voided',
  'charge.refunded',
  // A refund that the bank rejects later: the money stays with us. `charge.refund.updated` is told of
  // selected payment methods only, and by what endpoints were set to before the others came.
  'refund.updated',
  'refund.failed',
  'charge.refund.updated',
  // Whatever a credit note gives back, to the card or to the customer's balance.
  'credit_note.created',
  'credit_note.updated',
  'credit_note.voided',
  'charge.dispute.created',
  'charge.dispute.closed',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
] as const;

/** As many kinds as Stripe lists events of in one question. */
const KINDS_AT_ONCE = 20;

/** What is handled, in as many questions as it takes. */
export const HANDLED_AT_ONCE: readonly string[][] = Array.from(
  { length: Math.ceil(HANDLED_TYPES.length / KINDS_AT_ONCE) },
  (_, at) => HANDLED_TYPES.slice(at * KINDS_AT_ONCE, (at + 1) * KINDS_AT_ONCE),
);

/** An id, or the object in its place. */
const reference = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]);

/** Of the whole payload only this counts: the rest is read anew. */
const about = z.object({
  customer: reference.nullish(),
  /** All that a dispute says of whom it is about, and a refund that names no customer. */
  charge: reference.nullish(),
});

export function providerEvent({ id, type, data }: Stripe.Event): ProviderEvent {
  const { customer, charge } = about.safeParse(data.object).data ?? {};
  return { id, type, customerId: customer ?? null, chargeId: charge ?? null };
}

export const isHandled = (type: string): boolean =>
  HANDLED_TYPES.some((handled) => handled === type);
