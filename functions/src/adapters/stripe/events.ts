import type Stripe from 'stripe';
import { z } from 'zod';
import type { ProviderEvent } from '../../usecases/billing/ports.ts';

/** What can change a subscription or pay for it. Everything else is acknowledged and left alone. */
export const HANDLED_TYPES = [
  'checkout.session.completed',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'invoice.paid',
  'invoice.payment_failed',
] as const;

/** Of the whole payload only this counts: the rest is read anew. */
const aboutCustomer = z.object({
  customer: z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]),
});

export function providerEvent({ id, type, data }: Stripe.Event): ProviderEvent {
  const about = aboutCustomer.safeParse(data.object);
  return { id, type, customerId: about.success ? about.data.customer : null };
}

export const isHandled = (type: string): boolean =>
  HANDLED_TYPES.some((handled) => handled === type);
