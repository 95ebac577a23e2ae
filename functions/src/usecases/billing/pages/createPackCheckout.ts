import { packsSwitchedOff, type LiveSwitches } from '@lumashot/domain/admin/live';
import type { PackPriceIds } from '@lumashot/domain/billing/packIds';
import type { PackId } from '@lumashot/domain/billing/packs';
import { refuse, succeed, type Result } from '@lumashot/domain/result';
import type { CheckoutPorts } from './createCheckout.ts';
import { appPage, PAGES } from './appPage.ts';
import { readWithoutDoubles } from '../settling/readWithoutDoubles.ts';

/** The page where a pack of credits is paid. For subscribers: without a plan nothing could be spent. */
export async function createPackCheckout(
  { uid, packId }: { uid: string; packId: PackId },
  ports: CheckoutPorts & {
    readonly packPriceIds: PackPriceIds | null;
    /** Packs may be switched off while everything runs. */
    readonly live: () => Promise<Pick<LiveSwitches, 'packsOff'>>;
  },
): Promise<Result<{ url: string }>> {
  const { payments, billing, log, appUrl, packPriceIds } = ports;
  if (packPriceIds === null) return refuse({ reason: 'packs-unavailable' });
  const off = packsSwitchedOff(await ports.live());
  if (off !== null) return refuse(off);
  const now = ports.now();
  if (!(await ports.rateLimits.admits({ limit: 'checkout', key: uid, now }))) {
    return refuse({ reason: 'rate-limited' });
  }
  const customerId = await billing.customerIdOf(uid);
  if (customerId === null) return refuse({ reason: 'pack-needs-plan' });
  // Read anew: the plan may have ended a minute ago.
  const settled = await billing.settle({
    uid,
    now,
    read: () => readWithoutDoubles(customerId, { payments, log, now: ports.now }),
  });
  if (!settled.isSubscribed) return refuse({ reason: 'pack-needs-plan' });
  const url = await payments.createPackCheckout({
    uid,
    customerId,
    packId,
    priceId: packPriceIds[packId],
    successUrl: `${appPage(appUrl, PAGES.success)}?kind=pack&session_id={CHECKOUT_SESSION_ID}`,
    cancelUrl: `${appPage(appUrl, PAGES.settings)}?tab=credits`,
  });
  return succeed({ url });
}
