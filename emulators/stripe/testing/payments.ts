import type { Stripe } from 'stripe';

/** The charge behind an invoice, found the way the API offers. */
export async function chargeOf(stripe: Stripe, invoiceId: string): Promise<Stripe.Charge> {
  const { payments } = await stripe.invoices.retrieve(invoiceId, {
    expand: ['payments.data.payment.payment_intent'],
  });
  const intent = payments?.data[0]?.payment.payment_intent;
  if (intent === undefined || typeof intent === 'string') throw new Error('It has no payment.');
  if (typeof intent.latest_charge !== 'string') throw new Error('Nothing was charged.');
  return await stripe.charges.retrieve(intent.latest_charge);
}

/** The id of the subscription's latest invoice. */
export async function latestInvoiceOf(stripe: Stripe, subscriptionId: string): Promise<string> {
  const { latest_invoice: latest } = await stripe.subscriptions.retrieve(subscriptionId);
  if (typeof latest !== 'string') throw new Error('There is no invoice.');
  return latest;
}
