import { findPaidPrice, type KnownPrices } from '@lumashot/domain/billing/priceIds';
import type Stripe from 'stripe';
import type { Purchases } from '../../usecases/billing/ports.ts';
import { readCharge } from './chargeRead.ts';
import { isOver } from './endNow.ts';
import { isPack, packPurchaseOf } from './packPurchases.ts';
import { MOST, PAGE } from './paging.ts';
import { waitingChange } from './planChanges.ts';
import { subscriptionOf, unknownPricesOf } from './subscription.ts';

const NOTHING: Purchases = { subscriptions: [], packs: [], unknownPrices: [] };

/**
 * All subscriptions and packs of a customer with everything paid for them and kept, read now. Every list is read to its
 * end: what was paid long ago counts too.
 */
export async function readPurchases(
  stripe: Stripe,
  { customerId, prices }: { customerId: string; prices: KnownPrices },
): Promise<Purchases> {
  const of = { customer: customerId, limit: PAGE };
  const [subscriptions, sessions] = await Promise.all([
    stripe.subscriptions.list({ ...of, status: 'all' }).autoPagingToArray(MOST),
    stripe.checkout.sessions.list({ ...of, status: 'complete' }).autoPagingToArray(MOST),
  ]);
  const packs = sessions.filter(isPack);
  if (subscriptions.length === 0 && packs.length === 0) return NOTHING;
  const [invoices, charges] = await Promise.all([
    stripe.invoices.list({ ...of, expand: ['data.payments'] }).autoPagingToArray(MOST),
    stripe.charges.list(of).autoPagingToArray(MOST),
  ]);
  const read = {
    invoices: await Promise.all(invoices.map((invoice) => withAllLines(stripe, invoice))),
    charges: await Promise.all(charges.map((charge) => readCharge(stripe, charge))),
  };
  const told = await Promise.all(
    subscriptions.map(async (each) => {
      const subscription = subscriptionOf(each, read, prices);
      if (subscription === null) return [];
      const next = isOver(each) ? null : await waitingChange(stripe, each);
      const planId = next === null ? null : findPaidPrice(prices, next.price_id)?.planId;
      return [{ ...subscription, next_plan_id: planId ?? null }];
    }),
  );
  return {
    subscriptions: told.flat(),
    packs: packs.flatMap((session) => packPurchaseOf(session, read) ?? []),
    unknownPrices: [
      ...new Set(subscriptions.flatMap((each) => unknownPricesOf(each, read, prices))),
    ],
  };
}

/** An invoice brings its first lines only. */
async function withAllLines(stripe: Stripe, invoice: Stripe.Invoice): Promise<Stripe.Invoice> {
  if (!invoice.lines.has_more) return invoice;
  const data = await stripe.invoices
    .listLineItems(invoice.id, { limit: PAGE })
    .autoPagingToArray(MOST);
  return { ...invoice, lines: { ...invoice.lines, data, has_more: false } };
}
