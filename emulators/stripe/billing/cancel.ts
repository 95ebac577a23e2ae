import type { Account } from '../account/account.ts';
import type { Subscription } from '../account/records.ts';
import { changeSubscription, subscriptionEvent } from '../events/recordEvent.ts';
import { closeSubscription } from './closeSubscription.ts';
import { invoiceLastItems } from './lastInvoice.ts';
import { creditsFor } from './prorate.ts';

interface End {
  readonly at: number;
  /** Gives the time that is left back, as an item of the next invoice. */
  readonly prorates?: boolean;
  /** Makes that invoice now; there is none later. */
  readonly invoicesNow?: boolean;
}

/** Ends it now. Open invoices are not tried any more. */
export function endSubscription(
  account: Account,
  subscription: Subscription,
  { at, prorates = false, invoicesNow = false }: End,
): void {
  closeSubscription(account, subscription, { at, reason: 'cancellation_requested' });
  if (prorates) {
    subscription.pendingLines.push(...creditsFor(account, subscription, at));
    subscription.billed = [];
  }
  if (invoicesNow) invoiceLastItems(account, subscription, at);
  subscriptionEvent(account, subscription, { type: 'customer.subscription.deleted', at });
}

/** The end that was asked for comes: what waited for the next invoice is charged with the last. */
export function endAsScheduled(account: Account, subscription: Subscription, at: number): void {
  endSubscription(account, subscription, { at, invoicesNow: true });
}

/**
 * Lets it run out at the end of the paid period. Asked through the API, that sets the flag; asked on
 * the portal page, the real Stripe sets only the date (flexible billing), and so does this one.
 */
export function cancelAtPeriodEnd(
  account: Account,
  subscription: Subscription,
  { by, at }: { readonly by: 'api' | 'portal'; readonly at: number },
): void {
  cancelAt(account, subscription, {
    when: subscription.periodEnd,
    isFlagged: by === 'api',
    at,
  });
}

export function cancelAt(
  account: Account,
  subscription: Subscription,
  {
    when,
    isFlagged,
    at,
  }: { readonly when: number; readonly isFlagged: boolean; readonly at: number },
): void {
  const change = {
    cancelAt: when,
    cancelAtPeriodEnd: isFlagged,
    canceledAt: at,
    cancelReason: 'cancellation_requested',
  } as const;
  changeSubscription(account, subscription, { change, at });
}

/** Takes a scheduled cancellation back. */
export function keepSubscription(account: Account, subscription: Subscription, at: number): void {
  const change = { cancelAt: null, cancelAtPeriodEnd: false, canceledAt: null, cancelReason: null };
  changeSubscription(account, subscription, { change, at });
}
