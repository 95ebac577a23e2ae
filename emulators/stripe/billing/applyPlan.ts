import type { Account } from '../account/account.ts';
import type { PlanFields, Subscription } from '../account/records.ts';
import { changeSubscription } from '../events/recordEvent.ts';

/** The new plan is in force. An end at the period's end moves with the period. */
export function applyPlan(
  account: Account,
  subscription: Subscription,
  {
    plan,
    at,
    latestInvoice = subscription.latestInvoice,
  }: { readonly plan: PlanFields; readonly at: number; readonly latestInvoice?: string | null },
): void {
  const cancelAt = subscription.cancelAtPeriodEnd ? plan.periodEnd : subscription.cancelAt;
  const change = { ...plan, cancelAt, latestInvoice, pendingUpdate: null };
  changeSubscription(account, subscription, { change, at });
}
