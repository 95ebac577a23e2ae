import type Stripe from 'stripe';
import type { BalanceTransaction } from '../account/paymentRecords.ts';
import { CURRENCY, type Wire } from './wire.ts';

export function balanceTransactionOnWire(
  row: BalanceTransaction,
): Wire<Stripe.CustomerBalanceTransaction> {
  const { id, amount, created, customer, description, endingBalance, invoice, metadata, type } =
    row;
  return {
    id,
    object: 'customer_balance_transaction',
    amount,
    checkout_session: null,
    created,
    credit_note: null,
    currency: CURRENCY,
    customer,
    customer_account: null,
    description,
    ending_balance: endingBalance,
    invoice,
    livemode: false,
    metadata,
    type,
  };
}
