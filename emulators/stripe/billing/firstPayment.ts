import type { Account } from '../account/account.ts';
import type { Session, Subscription } from '../account/records.ts';
import { changeSubscription, subscriptionEvent } from '../events/recordEvent.ts';
import { firstInvoice, payingCustomer, startSubscription } from './checkout.ts';
import { tellIssued } from './tellIssued.ts';
import { voidInvoice } from './voidInvoice.ts';

/** Seconds until a subscription whose first invoice is not paid is over. */
export const FIRST_PAYMENT_WITHIN = 23 * 3_600;

/** The subscription is there before its money: the first payment was declined, or waits for the bank. */
export function beginUnpaid(account: Account, session: Session, at: number) {
  const customer = payingCustomer(account, session, at);
  const subscription = startSubscription(account, { session, customer, at });
  subscription.status = 'incomplete';
  const invoice = firstInvoice(account, subscription, at);
  subscriptionEvent(account, subscription, { type: 'customer.subscription.created', at });
  tellIssued(account, invoice, at);
  return { subscription: subscription.id, invoice: invoice.id };
}

/** It never began: nobody pays its invoice any more. */
export function expireUnpaid(account: Account, subscription: Subscription, at: number): void {
  changeSubscription(account, subscription, {
    change: { status: 'incomplete_expired', endedAt: at },
    at,
  });
  for (const invoice of account.records.invoices) {
    if (invoice.subscription === subscription.id && invoice.status === 'open') {
      voidInvoice(account, invoice, at);
    }
  }
}
