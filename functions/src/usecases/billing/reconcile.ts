import type { EventStore, ProviderEvent } from './ports.ts';
import { settleCustomer, type SettlePorts } from './settleCustomer.ts';

/** Longer than any outage we want to survive; the provider keeps its events for 30 days. */
const LOOK_BACK_MS = 7 * 86_400_000;

/**
 * Finds events that never arrived and settles whom they are about, each customer once. A second
 * run finds nothing and writes nothing. Returns how many were missed.
 */
export async function reconcile({
  events,
  ...ports
}: SettlePorts & { readonly events: EventStore }): Promise<number> {
  const since = new Date(ports.now().getTime() - LOOK_BACK_MS);
  const told = await ports.payments.eventsSince(since);
  const handled = await events.handled(told.map(({ id }) => id));
  const missed = told.filter(({ id }) => !handled.has(id));
  const byCustomer = Map.groupBy(missed, ({ customerId }) => customerId);
  for (const [customerId, about] of byCustomer) {
    await settleAndRecord({ customerId, about }, { events, ...ports });
  }
  ports.log.reconciled({ missed: missed.length, customers: byCustomer.size });
  return missed.length;
}

/** One customer's trouble is logged and left for the next run: the others go on. */
async function settleAndRecord(
  { customerId, about }: { customerId: string | null; about: readonly ProviderEvent[] },
  { events, ...ports }: SettlePorts & { readonly events: EventStore },
): Promise<void> {
  try {
    if (customerId !== null) await settleCustomer({ customerId, eventType: 'missed' }, ports);
    for (const event of about) await events.record(event);
  } catch (error) {
    ports.log.settleFailed({ error });
  }
}
