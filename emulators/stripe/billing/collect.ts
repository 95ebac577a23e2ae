import type { Account } from '../account/account.ts';
import type { Charge } from '../account/paymentRecords.ts';
import type { Invoice } from '../account/records.ts';
import { invoiceEvent, subscriptionEvent } from '../events/recordEvent.ts';
import { closeSubscription } from './closeSubscription.ts';
import { isRunning } from './lifeOf.ts';
import { applyPendingUpdate } from './pendingUpdate.ts';
import { updateStanding } from './standing.ts';

const DAY = 86_400;

/** Waits before a declined card is tried again; after the last, the subscription ends. */
const RETRY_AFTER = [3 * DAY, 5 * DAY, 7 * DAY] as const;

/** Tries the customer's card on an open invoice, and tells what came of it. */
export function collect(account: Account, invoice: Invoice, at: number): void {
  const { paymentIntent: intent } = invoice;
  const isPaid = intent === null || chargeCard(account, { invoice, intent, at }) === 'succeeded';
  if (isPaid) settlePaid(account, invoice, at);
  else settleDeclined(account, invoice, at);
}

function chargeCard(
  account: Account,
  { invoice, intent: intentId, at }: { invoice: Invoice; intent: string; at: number },
): Charge['status'] {
  const intent = account.paymentIntent(intentId);
  const { card } = account.customer(invoice.customer);
  const status = card === 'works' ? 'succeeded' : 'failed';
  const id = account.newId('ch');
  account.records.charges.push({
    id,
    created: at,
    customer: invoice.customer,
    paymentIntent: intent.id,
    amount: intent.amount,
    amountRefunded: 0,
    status,
    disputed: false,
  });
  invoice.attempts += 1;
  intent.latestCharge = id;
  if (status === 'succeeded') Object.assign(intent, { status, paidAt: at });
  return status;
}

function settlePaid(account: Account, invoice: Invoice, at: number): void {
  Object.assign(invoice, { status: 'paid', paidAt: at, nextAttempt: null });
  invoiceEvent(account, invoice, { type: 'invoice.paid', at });
  invoiceEvent(account, invoice, { type: 'invoice.payment_succeeded', at });
  applyPendingUpdate(account, invoice, at);
  updateStanding(account, account.subscriptionOf(invoice), at);
}

function settleDeclined(account: Account, invoice: Invoice, at: number): void {
  const subscription = account.subscriptionOf(invoice);
  const waits = subscription.pendingUpdate?.invoice === invoice.id;
  const wait = RETRY_AFTER[invoice.attempts - 1];
  const isTriedAgain = isRunning(subscription) && !waits && wait !== undefined;
  invoice.nextAttempt = isTriedAgain ? at + wait : null;
  invoiceEvent(account, invoice, { type: 'invoice.payment_failed', at });
  if (!isRunning(subscription) || waits) return;
  if (isTriedAgain) return updateStanding(account, subscription, at);
  closeSubscription(account, subscription, { reason: 'payment_failed', at });
  subscriptionEvent(account, subscription, { type: 'customer.subscription.deleted', at });
}
