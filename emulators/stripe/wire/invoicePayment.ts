import type Stripe from 'stripe';
import type { Account } from '../account/account.ts';
import type { PaymentIntent } from '../account/paymentRecords.ts';
import type { Invoice } from '../account/records.ts';
import { CURRENCY, type Wire } from './wire.ts';

/** `open`, `paid`, `canceled`: what it says of the intent behind it. */
export const PAYMENT_STATUS = {
  requires_payment_method: 'open',
  processing: 'open',
  succeeded: 'paid',
  canceled: 'canceled',
} as const satisfies Record<PaymentIntent['status'], string>;

/** An intent that belongs to an invoice. */
export type InvoiceIntent = PaymentIntent & { readonly invoice: string };

export const isOfInvoice = (intent: PaymentIntent): intent is InvoiceIntent =>
  intent.invoice !== null;

export function invoicePaymentOnWire(intent: InvoiceIntent): Wire<Stripe.InvoicePayment> {
  const { id, amount, canceledAt, created, invoice, invoicePayment, paidAt, status } = intent;
  return {
    id: invoicePayment,
    object: 'invoice_payment',
    amount_paid: status === 'succeeded' ? amount : null,
    amount_requested: amount,
    created,
    currency: CURRENCY,
    invoice,
    is_default: true,
    livemode: false,
    payment: { payment_intent: id, type: 'payment_intent' },
    status: PAYMENT_STATUS[status],
    status_transitions: { canceled_at: canceledAt, paid_at: paidAt },
  };
}

export function invoicePaymentsOnWire(
  account: Account,
  { id, paymentIntent }: Invoice,
): Wire<Stripe.ApiList<Stripe.InvoicePayment>> {
  const intents = paymentIntent === null ? [] : [account.paymentIntent(paymentIntent)];
  return {
    object: 'list',
    data: intents.filter(isOfInvoice).map((intent) => invoicePaymentOnWire(intent)),
    has_more: false,
    url: `/v1/invoice_payments?invoice=${id}`,
  };
}
