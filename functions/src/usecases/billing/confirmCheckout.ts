import { refuse, succeed, type Result } from '@lumashot/domain/result';
import type { RateLimitStore } from './ports.ts';
import { settleCustomer, type SettlePorts } from './settleCustomer.ts';

/**
 * For the success page: whether this checkout of the caller's was paid. Does not trust the page:
 * the provider is asked, and the same fulfilment runs as for its events.
 */
export async function confirmCheckout(
  { uid, sessionId }: { uid: string; sessionId: string },
  ports: SettlePorts & { readonly rateLimits: RateLimitStore },
): Promise<Result<{ status: 'active' | 'pending' }>> {
  if (!(await ports.rateLimits.admits({ limit: 'confirm', key: uid, now: ports.now() }))) {
    return refuse({ reason: 'rate-limited' });
  }
  const checkout = await ports.payments.findCheckout(sessionId);
  // Another one's checkout is as good as none: whether it exists is not told.
  if (checkout === null || checkout.uid !== uid) return refuse({ reason: 'checkout-missing' });
  const { customerId, isPaid } = checkout;
  if (!isPaid || customerId === null) return succeed({ status: 'pending' });
  const settled = await settleCustomer({ customerId }, ports);
  return succeed({ status: settled?.isSubscribed === true ? 'active' : 'pending' });
}
