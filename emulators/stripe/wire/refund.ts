import type Stripe from 'stripe';
import type { Account } from '../account/account.ts';
import type { Refund } from '../account/paymentRecords.ts';
import { CURRENCY, type Wire } from './wire.ts';

export function refundOnWire(account: Account, refund: Refund): Wire<Stripe.Refund> {
  const { id, amount, charge, created, metadata, reason, status } = refund;
  const { customer, paymentIntent } = account.charge(charge);
  return {
    id,
    object: 'refund',
    amount,
    balance_transaction: null,
    charge,
    created,
    currency: CURRENCY,
    customer,
    customer_account: null,
    destination_details: { card: { type: 'refund' }, type: 'card' },
    ...(status === 'failed'
      ? {
          failure_reason: 'expired_or_canceled_card',
          // The movement that brings the money back; the account's own balance is not played here.
          failure_balance_transaction: `txn_of_${id}`,
        }
      : {}),
    metadata,
    payment_intent: paymentIntent,
    payment_method: null,
    reason,
    receipt_number: null,
    source_transfer_reversal: null,
    status,
    transfer_reversal: null,
  };
}
