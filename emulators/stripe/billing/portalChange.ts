import type { Account } from '../account/account.ts';
import type { PortalConfiguration } from '../account/portalRecords.ts';
import type { Subscription } from '../account/records.ts';
import { invalid } from '../http/stripeError.ts';
import { cancelAtPeriodEnd, endSubscription } from './cancel.ts';
import { changePlan } from './changePlan.ts';
import { releaseSchedule, scheduleChange } from './schedule.ts';

/** Prices the portal offers for a change, the present one left out. */
export function offeredPrices(
  account: Account,
  { features: { subscriptionUpdate } }: PortalConfiguration,
  subscription: Subscription,
): readonly string[] {
  const { enabled, allowed, products } = subscriptionUpdate;
  if (!enabled || !allowed.includes('price')) return [];
  const listed =
    products === null
      ? Object.keys(account.records.prices)
      : products.flatMap((each) => each.prices);
  return listed.filter((id) => account.isOnSale(id) && id !== subscription.price);
}

/** A change of plan as the configuration has it: now with its proration, or at the period's end. */
export function changeOnPortal(
  account: Account,
  subscription: Subscription,
  {
    configuration,
    price,
    at,
  }: { readonly configuration: PortalConfiguration; readonly price: string; readonly at: number },
): void {
  // Pressed twice: it is so already.
  if (price === subscription.price && subscription.schedule === null) return;
  if (!offeredPrices(account, configuration, subscription).includes(price)) {
    throw invalid('This plan is not offered.', 'price');
  }
  if (subscription.cancelAt !== null) throw invalid('Resume the subscription first.');
  if (waitsForPeriodEnd(account, subscription, { configuration, price })) {
    scheduleChange(account, subscription, { price, at });
    return;
  }
  const { anchor, proration } = configuration.features.subscriptionUpdate;
  releaseSchedule(account, subscription, at);
  changePlan(account, subscription, { price, proration, restarts: anchor === 'now', at });
}

/** Any one condition is enough. */
export function waitsForPeriodEnd(
  account: Account,
  subscription: Subscription,
  { configuration, price }: { readonly configuration: PortalConfiguration; readonly price: string },
): boolean {
  const before = account.plan(subscription.price);
  const after = account.plan(price);
  const isTrue = {
    decreasing_item_amount: after.unitAmount < before.unitAmount,
    shortening_interval: before.interval === 'year' && after.interval === 'month',
  };
  return configuration.features.subscriptionUpdate.conditions.some((type) => isTrue[type]);
}

/** Pressed twice, it is cancelled once. A change that waited is given up with the rest. */
export function cancelOnPortal(
  account: Account,
  subscription: Subscription,
  { configuration, at }: { readonly configuration: PortalConfiguration; readonly at: number },
): void {
  const { enabled, mode, proration } = configuration.features.subscriptionCancel;
  if (!enabled) throw invalid('Subscriptions cannot be cancelled here.');
  if (mode === 'immediately') {
    endSubscription(account, subscription, { at, prorates: proration !== 'none' });
    return;
  }
  if (subscription.cancelAt !== null) return;
  releaseSchedule(account, subscription, at);
  cancelAtPeriodEnd(account, subscription, { by: 'portal', at });
}
