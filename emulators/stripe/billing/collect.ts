import type { Account } from '../account/account.ts';
import type { Invoice } from '../account/records.ts';
import { changeSubscription, invoiceEvent } from '../events/recordEvent.ts';
import { amountDue } from './amounts.ts';
import { endSubscription } from './cancel.ts';

const DAY = 86_400;

/** Waits before a declined card is tried again; after the last, the subscription ends. */
const RETRY_AFTER = [3 * DAY, 5 * DAY, 7 * DAY] as const;

/** Tries the customer's card on an open invoice, and tells what came of it. */
export function collect(account: Account, invoice: Invoice, at: number): void {
  const due = amountDue(invoice);
  const { card } = account.customer(invoice.customer);
  if (due > 0) invoice.attempts += 1;
  if (due === 0 || card === 'works') settlePaid(account, invoice, at);
  else settleDeclined(account, invoice, at);
}

function settlePaid(account: Account, invoice: Invoice, at: number): void {
  Object.assign(invoice, { status: 'paid', paidAt: at, nextAttempt: null });
  invoiceEvent(account, invoice, { type: 'invoice.paid', at });
  invoiceEvent(account, invoice, { type: 'invoice.payment_succeeded', at });
  const subscription = account.subscription(invoice.subscription);
  const owesMore = account.records.invoices.some(
    (other) => other.subscription === subscription.id && other.status === 'open',
  );
  if (subscription.status === 'past_due' && !owesMore) {
    changeSubscription(account, subscription, { change: { status: 'active' }, at });
  }
}

function settleDeclined(account: Account, invoice: Invoice, at: number): void {
  const subscription = account.subscription(invoice.subscription);
  const wait = RETRY_AFTER[invoice.attempts - 1];
  const goesOn = subscription.status !== 'canceled' && wait !== undefined;
  invoice.nextAttempt = goesOn ? at + wait : null;
  invoiceEvent(account, invoice, { type: 'invoice.payment_failed', at });
  if (subscription.status === 'canceled') return;
  if (goesOn) changeSubscription(account, subscription, { change: { status: 'past_due' }, at });
  else endSubscription(account, subscription, { reason: 'payment_failed', at });
}
