import type { Account } from '../account/account.ts';
import type { Invoice, PlanFields, Subscription } from '../account/records.ts';
import { changeSubscription, subscriptionEvent } from '../events/recordEvent.ts';
import { applyPlan } from './applyPlan.ts';
import { voidInvoice } from './voidInvoice.ts';

/** So long a change waits for its payment, but never past the period's end. */
const HELD_SECONDS = 23 * 3600;

/** Keeps a change that waits for its payment; the subscription goes on as it was. */
export function holdUpdate(
  account: Account,
  subscription: Subscription,
  {
    change,
    invoice,
    at,
  }: { readonly change: PlanFields; readonly invoice: Invoice; readonly at: number },
): void {
  const expiresAt = Math.min(at + HELD_SECONDS, subscription.periodEnd);
  const pendingUpdate = { change, invoice: invoice.id, expiresAt };
  changeSubscription(account, subscription, {
    change: { pendingUpdate, latestInvoice: invoice.id },
    at,
  });
}

/** Paid: what was asked for happens now. */
export function applyPendingUpdate(account: Account, invoice: Invoice, at: number): void {
  const subscription = account.subscriptionOf(invoice);
  const { pendingUpdate } = subscription;
  if (pendingUpdate?.invoice !== invoice.id) return;
  applyPlan(account, subscription, { plan: pendingUpdate.change, at });
  const type = 'customer.subscription.pending_update_applied';
  subscriptionEvent(account, subscription, { type, at });
}

/** Too late: the change is forgotten, its invoice void. */
export function expirePendingUpdate(
  account: Account,
  subscription: Subscription,
  at: number,
): void {
  dropPendingUpdate(account, subscription, at);
  const type = 'customer.subscription.pending_update_expired';
  subscriptionEvent(account, subscription, { type, at });
}

/** Another change takes its place, or the subscription ends. */
export function dropPendingUpdate(account: Account, subscription: Subscription, at: number): void {
  const { pendingUpdate } = subscription;
  if (pendingUpdate === null) return;
  changeSubscription(account, subscription, { change: { pendingUpdate: null }, at });
  const invoice = account.invoice(pendingUpdate.invoice);
  if (invoice.status === 'open') voidInvoice(account, invoice, at);
}
