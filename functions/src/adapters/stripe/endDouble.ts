import type Stripe from 'stripe';
import { idOf } from './keptShare.ts';
import { orNull } from './unless.ts';

/**
 * Gives back what the first invoice of a superfluous subscription cost, then ends it. In this order
 * a crash in between leaves a subscription that is still found and ended by the next run; what was
 * given back already is not given back again. False when money alone did not pay for it (then credit
 * of the customer did, and a person has to look).
 */
export async function endDouble(
  stripe: Stripe,
  { subscriptionId, invoiceId }: { subscriptionId: string; invoiceId: string },
): Promise<boolean> {
  const invoice = await stripe.invoices.retrieve(invoiceId, { expand: ['payments'] });
  const payments = (invoice.payments?.data ?? []).filter(({ status }) => status === 'paid');
  const paid = payments.reduce((sum, { amount_paid }) => sum + (amount_paid ?? 0), 0);
  const intents = payments.flatMap(({ payment }) => payment.payment_intent ?? []).map(idOf);
  if (paid < invoice.total || intents.length < payments.length) return false;
  for (const intent of intents) await refundPayment(stripe, { intent, subscriptionId });
  // Not there for this any more: another run has ended it in this moment.
  await orNull(stripe.subscriptions.cancel(subscriptionId, { invoice_now: false, prorate: false }));
  return true;
}

async function refundPayment(
  stripe: Stripe,
  { intent, subscriptionId }: { intent: string; subscriptionId: string },
): Promise<void> {
  const { data } = await stripe.charges.list({ payment_intent: intent, limit: 100 });
  const isOpen = data.some(
    ({ status, amount, amount_refunded, disputed }) =>
      status === 'succeeded' && amount_refunded < amount && !disputed,
  );
  // Of a disputed payment the bank decides: refunding it as well would pay it back twice.
  if (!isOpen) return;
  await stripe.refunds.create(
    { payment_intent: intent, reason: 'duplicate', metadata: { double: subscriptionId } },
    { idempotencyKey: `double_refund_${intent}` },
  );
}
