import type { Stripe } from 'stripe';

type Change = { price: string } & Omit<Stripe.SubscriptionUpdateParams, 'items'>;

/** Changes the price of a subscription's one item. */
export async function change(stripe: Stripe, id: string, { price, ...rest }: Change) {
  const [item] = (await stripe.subscriptions.retrieve(id)).items.data;
  return await stripe.subscriptions.update(id, { ...rest, items: [{ id: item?.id ?? '', price }] });
}

/** Changes it and charges or credits the difference now; the invoice of it. */
export async function changeNow(stripe: Stripe, id: string, price: string) {
  const { latest_invoice: latest } = await change(stripe, id, {
    price,
    proration_behavior: 'always_invoice',
  });
  if (typeof latest !== 'string') throw new Error('There is no id of an invoice.');
  return await stripe.invoices.retrieve(latest);
}

export const amountsOf = (invoice: Stripe.Invoice): number[] =>
  invoice.lines.data.map(({ amount }) => amount);

export async function balanceOf(stripe: Stripe, id: string): Promise<number> {
  const customer = await stripe.customers.retrieve(id);
  if (customer.deleted) throw new Error('The customer is gone.');
  return customer.balance;
}
