import { PACKS } from '@lumashot/domain/billing/packs';
import type { FormerPriceIds, PriceIds } from '@lumashot/domain/billing/priceIds';
import type Stripe from 'stripe';
import type { PaymentProvider, ProviderEvent } from '../../usecases/billing/ports.ts';
import { changeFlow } from './changeFlow.ts';
import { endDouble } from './endDouble.ts';
import { endNow } from './endNow.ts';
import { HANDLED_AT_ONCE, providerEvent } from './events.ts';
import { findInvoicesPortal, invoicesPortalDifferences } from './invoicesPortal.ts';
import { findPortal, portalDifferences } from './portalSettings.ts';
import { PACK_METADATA } from './packPurchases.ts';
import { PAGE } from './paging.ts';
import { readPurchases } from './readCustomer.ts';
import { orNull, unlessRefused } from './unless.ts';

/** Stripe, behind our port. `former` prices are read and never sold. */
export function stripePayments(
  stripe: Stripe,
  priceIds: PriceIds,
  former: FormerPriceIds = {},
): PaymentProvider {
  const prices = { sold: priceIds, former };
  return {
    async createCustomer({ uid, email }) {
      // Two tabs of one user make one customer. A key with other parameters than before is refused for a day, and an address may change.
      const { id } = await stripe.customers.create(
        { metadata: { uid } },
        { idempotencyKey: `customer_${uid}` },
      );
      if (email !== null) await stripe.customers.update(id, { email });
      return id;
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

    async createPackCheckout({ uid, customerId, packId, priceId, successUrl, cancelUrl }) {
      const { credits } = PACKS[packId];
      const session = await stripe.checkout.sessions.create({
        mode: 'payment',
        customer: customerId,
        client_reference_id: uid,
        line_items: [{ price: priceId, quantity: 1 }],
        // So that the portal lists an invoice of it, too.
        invoice_creation: { enabled: true },
        metadata: { uid, [PACK_METADATA.credits]: String(credits) },
        success_url: successUrl,
        cancel_url: cancelUrl,
      });
      if (session.url === null) throw new Error('Stripe gave no page');
      return session.url;
    },

    async expireCheckouts(customerId) {
      const open = await stripe.checkout.sessions
        .list({ customer: customerId, status: 'open', limit: PAGE })
        .autoPagingToArray({ limit: 1_000 });
      // One that is refused was paid, or expired, in this moment: the next look tells which.
      const plans = open.filter(({ mode }) => mode === 'subscription');
      await Promise.all(plans.map(({ id }) => unlessRefused(stripe.checkout.sessions.expire(id))));
    },

    async createPortal({ customerId, returnUrl, shows, changeTo }) {
      const isWhole = shows === 'everything';
      const configuration = await (isWhole ? findPortal(stripe) : findInvoicesPortal(stripe));
      if (configuration === null) return { kind: 'unfit', differences: ['configuration'] };
      const differences = isWhole
        ? portalDifferences(configuration, priceIds)
        : invoicesPortalDifferences(configuration);
      if (differences.length > 0) return { kind: 'unfit', differences };
      const asked = {
        customer: customerId,
        return_url: returnUrl,
        configuration: configuration.id,
      };
      const flow =
        changeTo === undefined
          ? null
          : await changeFlow(stripe, { customerId, priceId: changeTo, returnUrl });
      const { sessions } = stripe.billingPortal;
      // Where that change is not possible as things stand, the start page says what is.
      const change = flow && (await unlessRefused(sessions.create({ ...asked, flow_data: flow })));
      const { url } = change ?? (await sessions.create(asked));
      return { kind: 'open', url, isChange: change !== null };
    },

    async findCheckout(sessionId) {
      const session = await orNull(stripe.checkout.sessions.retrieve(sessionId));
      if (session === null) return null;
      const isPaid = session.status === 'complete' && session.payment_status !== 'unpaid';
      return {
        uid: session.client_reference_id,
        customerId: idOf(session.customer),
        kind: session.mode === 'payment' ? 'pack' : 'plan',
        openedAt: new Date(session.created * 1_000),
        isPaid,
        hasFailed: !isPaid && session.status === 'complete' && (await hasFailed(stripe, session)),
      };
    },

    async ownerOf(customerId) {
      const customer = await orNull(stripe.customers.retrieve(customerId));
      return customer === null || customer.deleted === true
        ? null
        : (customer.metadata['uid'] ?? null);
    },

    async customerOfCharge(chargeId) {
      const charge = await orNull(stripe.charges.retrieve(chargeId));
      return charge === null ? null : idOf(charge.customer);
    },

    purchasesOf: (customerId) => readPurchases(stripe, { customerId, prices }),

    endDouble: (double) => endDouble(stripe, double),

    endSubscription: (id) => endNow(stripe, id),

    async eventsSince(since) {
      // Only what is asked about: a whole event has kilobytes, and a week has tens of thousands.
      const events: { readonly created: number; readonly event: ProviderEvent }[] = [];
      for (const types of HANDLED_AT_ONCE) {
        const pages = stripe.events.list({
          created: { gte: Math.floor(since.getTime() / 1_000) },
          types: [...types],
          limit: PAGE,
        });
        // All of them: the newest come first, so a bound would leave out those that wait the longest.
        for await (const event of pages)
          events.push({ created: event.created, event: providerEvent(event) });
      }
      return events
        .toReversed()
        .toSorted((one, other) => one.created - other.created)
        .map(({ event }) => event);
    },
  };
}

/** What a complete session is debited by: it waits for the bank, or for another way to pay that nobody is asked for. */
async function hasFailed(stripe: Stripe, session: Stripe.Checkout.Session): Promise<boolean> {
  const id = idOf(session.payment_intent);
  const intent = id === null ? null : await orNull(stripe.paymentIntents.retrieve(id));
  return intent !== null && FAILED.includes(intent.status);
}

const FAILED: readonly string[] = ['requires_payment_method', 'canceled'];

const idOf = (reference: string | { id: string } | null): string | null =>
  typeof reference === 'object' ? (reference?.id ?? null) : reference;
