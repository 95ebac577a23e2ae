import type Stripe from 'stripe';
import type { Account } from '../account/account.ts';
import type { Charge } from '../account/paymentRecords.ts';
import { refundOnWire } from './refund.ts';
import { CURRENCY, type Wire } from './wire.ts';

/** Without `refunds`: those come only when asked for by `expand`. */
export function chargeOnWire(charge: Charge): Wire<Stripe.Charge> {
  const { id, amount, amountRefunded, created, customer, disputed, status } = charge;
  const isPaid = status === 'succeeded';
  return {
    id,
    object: 'charge',
    amount,
    amount_captured: isPaid ? amount : 0,
    amount_refunded: amountRefunded,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
    calculated_statement_descriptor: 'LUMASHOT',
    captured: isPaid,
    created,
    currency: CURRENCY,
    customer,
    description: null,
    disputed,
    failure_balance_transaction: null,
    failure_code: isPaid ? null : 'card_declined',
    failure_message: isPaid ? null : 'Your card was declined.',
    fraud_details: {},
    livemode: false,
    metadata: {},
    on_behalf_of: null,
    outcome: null,
    paid: isPaid,
    payment_intent: charge.paymentIntent,
    payment_method: null,
    payment_method_details: null,
    receipt_email: null,
    receipt_number: null,
    receipt_url: null,
    refunded: isPaid && amountRefunded === amount,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status,
    transfer_data: null,
    transfer_group: null,
  };
}

export function chargeRefundsOnWire(
  account: Account,
  charge: Charge,
): Wire<Stripe.ApiList<Stripe.Refund>> {
  const theirs = account.records.refunds.filter((refund) => refund.charge === charge.id);
  return {
    object: 'list',
    data: theirs.toReversed().map((refund) => refundOnWire(account, refund)),
    has_more: false,
    url: `/v1/charges/${charge.id}/refunds`,
  };
}
