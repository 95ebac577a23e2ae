import type { PriceIds } from '@lumashot/domain/billing/priceIds';
import type { Subscription } from '@lumashot/domain/billing/subscription';
import type Stripe from 'stripe';
import type { PaymentProvider } from '../../usecases/billing/ports.ts';
import { HANDLED_TYPES, providerEvent } from './events.ts';
import { subscriptionOf } from './subscription.ts';

/** Enough for two years of monthly invoices: what is older was granted long ago. */
const INVOICES = 24;

/** Stripe's page limit; more subscriptions than that no customer has. */
const PAGE = 100;

/** Stripe, behind our port. */
export function stripePayments(stripe: Stripe, priceIds: PriceIds): PaymentProvider {
  return {
    async createCustomer({ uid, email }) {
      const customer = await stripe.customers.create(
        { metadata: { uid }, ...(email === null ? {} : { email }) },
        // Two tabs of one user make one customer.
        { idempotencyKey: `customer_${uid}` },
      );
      return customer.id;
    },

    async createCheckout({ uid, customerId, priceId, successUrl, cancelUrl }) {
      const session = await stripe.checkout.sessions.create({
        mode: 'subscription',
        customer: customerId,
        client_reference_id: uid,
        line_items: [{ price: priceId, quantity: 1 }],
        subscription_data: { metadata: { uid } },
        success_url: successUrl,
        cancel_url: cancelUrl,
      });
      if (session.url === null) throw new Error('Stripe gave no page');
      return session.url;
    },

    async createPortal({ customerId, returnUrl }) {
      const session = await stripe.billingPortal.sessions.create({
        customer: customerId,
        return_url: returnUrl,
      });
      return session.url;
    },

    async findCheckout(sessionId) {
      const session = await orNull(stripe.checkout.sessions.retrieve(sessionId));
      return session === null
        ? null
        : {
            uid: session.client_reference_id,
            customerId: idOf(session.customer),
            isPaid: session.status === 'complete' && session.payment_status !== 'unpaid',
          };
    },

    async ownerOf(customerId) {
      const customer = await orNull(stripe.customers.retrieve(customerId));
      return customer === null || customer.deleted === true
        ? null
        : (customer.metadata['uid'] ?? null);
    },

    async subscriptionsOf(customerId) {
      const { data } = await stripe.subscriptions.list({
        customer: customerId,
        status: 'all',
        limit: PAGE,
      });
      const read = await Promise.all(data.map(readSubscription));
      return read.filter((subscription) => subscription !== null);
    },

    async eventsSince(since) {
      const events = await stripe.events
        .list({
          created: { gte: Math.floor(since.getTime() / 1_000) },
          types: [...HANDLED_TYPES],
          limit: PAGE,
        })
        .autoPagingToArray({ limit: 10_000 });
      return events.map(providerEvent).toReversed();
    },
  };

  async function readSubscription(subscription: Stripe.Subscription): Promise<Subscription | null> {
    const invoices = await stripe.invoices.list({
      subscription: subscription.id,
      status: 'paid',
      limit: INVOICES,
    });
    return subscriptionOf({ stripe: subscription, invoices: invoices.data }, priceIds);
  }
}

const idOf = (reference: string | { id: string } | null): string | null =>
  typeof reference === 'object' ? (reference?.id ?? null) : reference;

const NOT_FOUND = 404;

/** Null for what is not there; every other failure is thrown on. */
async function orNull<Value>(asked: Promise<Value>): Promise<Value | null> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof Error && 'statusCode' in error && error.statusCode === NOT_FOUND) {
      return null;
    }
    throw error;
  }
}
