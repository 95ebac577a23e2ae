import type { Account } from '../account/account.ts';
import type { Subscription } from '../account/records.ts';
import { dropPendingUpdate } from './pendingUpdate.ts';
import { cancelSchedule } from './schedule.ts';

/** Marks it as ended; who calls tells it (`customer.subscription.deleted`). Open invoices are not tried any more. */
export function closeSubscription(
  account: Account,
  subscription: Subscription,
  {
    at,
    reason,
  }: { readonly at: number; readonly reason: 'cancellation_requested' | 'payment_failed' },
): void {
  dropPendingUpdate(account, subscription, at);
  cancelSchedule(account, subscription, at);
  for (const invoice of account.records.invoices) {
    if (invoice.subscription === subscription.id) invoice.nextAttempt = null;
  }
  Object.assign(subscription, {
    status: 'canceled',
    schedule: null,
    // A scheduled cancellation keeps the time it was asked for.
    canceledAt: subscription.canceledAt ?? at,
    endedAt: at,
    cancelReason: subscription.cancelReason ?? reason,
  } satisfies Partial<Subscription>);
}
