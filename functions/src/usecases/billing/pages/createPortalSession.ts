import type { AccountDeletion } from '@lumashot/domain/account/deletion';
import { mapResult, refuse, type Result } from '@lumashot/domain/result';
import { openPortal } from './openPortal.ts';
import type { BillingLog, BillingStore, PaymentProvider, RateLimitStore } from '../ports.ts';

export interface PortalPorts {
  readonly payments: PaymentProvider;
  readonly billing: BillingStore;
  /** What `account` keeps of accounts that go; that room knows this one. */
  readonly closings: { read(uid: string): Promise<AccountDeletion | null> };
  readonly rateLimits: RateLimitStore;
  readonly log: BillingLog;
  readonly appUrl: string;
  readonly now: () => Date;
}

/** The page where a subscription is changed or cancelled: "cancel anytime" has its button. */
export async function createPortalSession(
  { uid }: { uid: string },
  { payments, billing, closings, rateLimits, log, appUrl, now }: PortalPorts,
): Promise<Result<{ url: string }>> {
  if (!(await rateLimits.admits({ limit: 'portal', key: uid, now: now() }))) {
    return refuse({ reason: 'rate-limited' });
  }
  const customerId = await billing.customerIdOf(uid);
  if (customerId === null) return refuse({ reason: 'subscription-missing' });
  // Nothing of a plan is resumed or changed for an account that goes; its invoices are its owner's all the same.
  const shows = (await closings.read(uid)) === null ? 'everything' : 'invoices';
  const portal = await openPortal(customerId, { payments, log, appUrl, shows });
  return mapResult(portal, ({ url }) => ({ url }));
}
