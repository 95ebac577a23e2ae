import type { Account } from '../account/account.ts';
import type { Invoice, Subscription } from '../account/records.ts';
import { changeSubscription } from '../events/recordEvent.ts';
import { isOver } from './lifeOf.ts';

/** Past due or active: whichever the latest invoice that counts says. */
export function updateStanding(account: Account, subscription: Subscription, at: number): void {
  if (isOver(subscription)) return;
  const latest = account.records.invoices.findLast((invoice) => counts(invoice, subscription));
  // It begins with its first payment, and with nothing else.
  if (subscription.status === 'incomplete' && latest?.status !== 'paid') return;
  const isLate = latest?.status === 'open' && latest.attempts > 0;
  const status = isLate ? 'past_due' : 'active';
  if (status !== subscription.status) {
    changeSubscription(account, subscription, { change: { status }, at });
  }
}

/** An invoice of a change that only waits for it says nothing about the rest. */
function counts({ id, status, subscription }: Invoice, { id: own, pendingUpdate }: Subscription) {
  return subscription === own && status !== 'void' && id !== pendingUpdate?.invoice;
}
