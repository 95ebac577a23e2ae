import { readWithoutDoubles } from './readWithoutDoubles.ts';
import type { BillingLog, BillingStore, PaymentProvider, Settled } from '../ports.ts';

export interface SettlePorts {
  readonly payments: PaymentProvider;
  readonly billing: BillingStore;
  readonly log: BillingLog;
  readonly now: () => Date;
}

/**
 * The one fulfilment: whatever is heard of a customer (a webhook, the success page, a missed
 * event), their subscriptions are read anew and everything is made to agree with them. So events
 * may come twice, late, or in any order. Null when the customer is none of ours.
 */
export async function settleCustomer(
  { customerId, eventType = null }: { customerId: string; eventType?: string | null },
  { payments, billing, log, now }: SettlePorts,
): Promise<Settled | null> {
  const uid = await ownerOf(customerId, { payments, billing });
  if (uid === null) {
    log.orphan({ eventType: eventType ?? 'none' });
    return null;
  }
  const settled = await billing.settle({
    uid,
    now: now(),
    read: () => readWithoutDoubles(customerId, { payments, log, now }),
  });
  log.settled({ eventType, kind: settled.kind, granted: settled.granted });
  return settled;
}

/** The provider is asked when we do not remember; what it says, we then remember. */
async function ownerOf(
  customerId: string,
  { payments, billing }: Pick<SettlePorts, 'payments' | 'billing'>,
): Promise<string | null> {
  const known = await billing.ownerOf(customerId);
  if (known !== null) return known;
  const uid = await payments.ownerOf(customerId);
  if (uid === null) return null;
  // A second customer of one user is not theirs to us: the first one counts.
  return (await billing.rememberCustomer({ uid, customerId })) === customerId ? uid : null;
}
