import { findPrice, type PriceIds } from '@lumashot/domain/billing/priceIds';
import { mapResult, refuse, succeed, type Result } from '@lumashot/domain/result';
import { openPortal } from './openPortal.ts';
import { appPage, PAGES } from './appPage.ts';
import { readWithoutDoubles } from '../settling/readWithoutDoubles.ts';
import type { BillingLog, BillingStore, PaymentProvider, RateLimitStore } from '../ports.ts';

export interface CheckoutPorts {
  readonly payments: PaymentProvider;
  readonly billing: BillingStore;
  readonly rateLimits: RateLimitStore;
  readonly log: BillingLog;
  readonly priceIds: PriceIds;
  readonly appUrl: string;
  readonly now: () => Date;
}

/**
 * The page where a plan is paid. Who pays for one already, owes a payment for it, or has one that goes on
 * unpaid, gets the page where it is changed or paid: two subscriptions would charge twice. For the same reason the pages
 * that are still open elsewhere are closed first.
 */
export async function createCheckout(
  { uid, email, priceId }: { uid: string; email: string | null; priceId: string },
  ports: CheckoutPorts,
): Promise<Result<{ url: string; opened: 'checkout' | 'portal'; isChange?: boolean }>> {
  const { payments, billing, log, appUrl } = ports;
  if (findPrice(ports.priceIds, priceId) === null) return refuse({ reason: 'price-unknown' });
  const now = ports.now();
  if (!(await ports.rateLimits.admits({ limit: 'checkout', key: uid, now }))) {
    return refuse({ reason: 'rate-limited' });
  }
  const customerId = await customerOf({ uid, email }, ports);
  await payments.expireCheckouts(customerId);
  // Read anew, after that: the news of a payment a minute ago may still be on its way.
  const settled = await billing.settle({
    uid,
    now,
    read: () => readWithoutDoubles(customerId, { payments, log, now: ports.now }),
  });
  if (settled.kind === 'no-profile') return refuse({ reason: 'credits-unverified' });
  const { returned, unpaid } = Object.groupBy(settled.goingOn, ({ isReturned }) =>
    isReturned ? 'returned' : 'unpaid',
  );
  if (settled.isSubscribed || settled.isOverdue || unpaid !== undefined) {
    const isPaid = settled.isSubscribed && !settled.isOverdue;
    const portal = await openPortal(customerId, {
      payments,
      log,
      appUrl,
      // Who owes a payment has that to settle before any change.
      ...(isPaid ? { changeTo: priceId } : {}),
    });
    return mapResult(portal, (shown) => ({ ...shown, opened: 'portal' }));
  }
  // Their money went back and they would go on charging, beside the plan that is bought now.
  for (const { subscriptionId } of returned ?? []) await payments.endSubscription(subscriptionId);
  const url = await payments.createCheckout({
    uid,
    customerId,
    priceId,
    successUrl: `${appPage(appUrl, PAGES.success)}?session_id={CHECKOUT_SESSION_ID}`,
    cancelUrl: appPage(appUrl, PAGES.payment),
  });
  return succeed({ url, opened: 'checkout' });
}

async function customerOf(
  { uid, email }: { uid: string; email: string | null },
  { payments, billing }: CheckoutPorts,
): Promise<string> {
  const known = await billing.customerIdOf(uid);
  if (known !== null) return known;
  const customerId = await payments.createCustomer({ uid, email });
  return billing.rememberCustomer({ uid, customerId });
}
