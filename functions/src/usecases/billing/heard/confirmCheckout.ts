import { DAY_MS } from '@lumashot/domain/durations';
import { refuse, succeed, type Result } from '@lumashot/domain/result';
import type { RateLimitStore, Settled } from '../ports.ts';
import { settleCustomer, type SettlePorts } from '../settling/settleCustomer.ts';

/** Of a payment as young as that the news may still be on their way. */
const NEWS_WITHIN_MS = DAY_MS;

/** The documents say what was paid for: a pack that is paid is among it. */
const FULFILLED: ReadonlySet<Settled['kind']> = new Set(['changed', 'unchanged']);

/**
 * For the success page: whether this checkout of the caller's was paid. Does not trust the page:
 * the provider is asked, and the same fulfilment runs as for its events.
 */
export async function confirmCheckout(
  { uid, sessionId }: { uid: string; sessionId: string },
  ports: SettlePorts & { readonly rateLimits: RateLimitStore },
): Promise<Result<{ status: 'active' | 'pending' | 'failed' | 'over' }>> {
  if (!(await ports.rateLimits.admits({ limit: 'confirm', key: uid, now: ports.now() }))) {
    return refuse({ reason: 'rate-limited' });
  }
  const checkout = await ports.payments.findCheckout(sessionId);
  // Another one's checkout is as good as none: whether it exists is not told.
  if (checkout === null || checkout.uid !== uid) return refuse({ reason: 'checkout-missing' });
  const { customerId, kind, openedAt, isPaid, hasFailed } = checkout;
  if (hasFailed) return succeed({ status: 'failed' });
  if (!isPaid || customerId === null) return succeed({ status: 'pending' });
  const settled = await settleCustomer({ customerId }, ports);
  const isThere =
    kind === 'plan'
      ? settled?.isSubscribed === true
      : settled !== null && FULFILLED.has(settled.kind);
  if (isThere) return succeed({ status: 'active' });
  const isOld = ports.now().getTime() - openedAt.getTime() > NEWS_WITHIN_MS;
  return succeed({ status: kind === 'plan' && isOld ? 'over' : 'pending' });
}
