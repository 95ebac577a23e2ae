import type { Account } from '../account/account.ts';
import type { Subscription } from '../account/records.ts';
import { changeSubscription, subscriptionEvent } from '../events/recordEvent.ts';

/** Ends it now. Open invoices are not tried any more. */
export function endSubscription(
  account: Account,
  subscription: Subscription,
  {
    at,
    reason = 'cancellation_requested',
  }: { readonly at: number; readonly reason?: 'cancellation_requested' | 'payment_failed' },
): void {
  Object.assign(subscription, {
    status: 'canceled',
    // A scheduled cancellation keeps the time it was asked for.
    canceledAt: subscription.canceledAt ?? at,
    endedAt: at,
    cancelReason: subscription.cancelReason ?? reason,
  } satisfies Partial<Subscription>);
  for (const invoice of account.records.invoices) {
    if (invoice.subscription === subscription.id) invoice.nextAttempt = null;
  }
  subscriptionEvent(account, subscription, { type: 'customer.subscription.deleted', at });
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
