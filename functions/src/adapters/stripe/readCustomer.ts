import type { PriceIds } from '@lumashot/domain/billing/priceIds';
import type { Subscription } from '@lumashot/domain/billing/subscription';
import type Stripe from 'stripe';
import type { ChargeRead } from './keptShare.ts';
import { subscriptionOf } from './subscription.ts';

/** Stripe's page limit. Every list is read to its end: what was paid long ago counts too. */
const PAGE = 100;

/** More rows than a customer makes in a lifetime; reading stops there instead of never. */
const MOST = { limit: 10_000 } as const;

/** All subscriptions of a customer with everything paid for them and kept, read now. */
export async function readSubscriptions(
  stripe: Stripe,
  { customerId, priceIds }: { customerId: string; priceIds: PriceIds },
): Promise<readonly Subscription[]> {
  const of = { customer: customerId, limit: PAGE };
  const subscriptions = await stripe.subscriptions
    .list({ ...of, status: 'all' })
    .autoPagingToArray(MOST);
  if (subscriptions.length === 0) return [];
  const [invoices, charges] = await Promise.all([
    stripe.invoices.list({ ...of, expand: ['data.payments'] }).autoPagingToArray(MOST),
    stripe.charges.list(of).autoPagingToArray(MOST),
  ]);
  const read = {
    invoices: await Promise.all(invoices.map((invoice) => withAllLines(stripe, invoice))),
    charges: await Promise.all(charges.map((charge) => withDisputes(stripe, charge))),
  };
  return subscriptions
    .map((subscription) => subscriptionOf(subscription, read, priceIds))
    .filter((subscription) => subscription !== null);
}

/** An invoice brings its first lines only. */
async function withAllLines(stripe: Stripe, invoice: Stripe.Invoice): Promise<Stripe.Invoice> {
  if (!invoice.lines.has_more) return invoice;
  const data = await stripe.invoices
    .listLineItems(invoice.id, { limit: PAGE })
    .autoPagingToArray(MOST);
  return { ...invoice, lines: { ...invoice.lines, data, has_more: false } };
}

async function withDisputes(stripe: Stripe, charge: Stripe.Charge): Promise<ChargeRead> {
  if (!charge.disputed) return { charge, disputes: [] };
  const disputes = await stripe.disputes
    .list({ charge: charge.id, limit: PAGE })
    .autoPagingToArray(MOST);
  return { charge, disputes };
}
