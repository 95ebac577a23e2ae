import { DAY_MS } from '@lumashot/domain/durations';
import type { EventStore, ProviderEvent } from '../ports.ts';
import { oneByOne } from '../../turns/oneByOne.ts';
import { customerOf } from './handleEvent.ts';
import { settleCustomer, type SettlePorts } from '../settling/settleCustomer.ts';

/** Longer than any outage we want to survive; the provider keeps its events for 30 days. */
const LOOK_BACK_MS = 7 * DAY_MS;

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
  const bySubject = Map.groupBy(missed, ({ customerId, chargeId }) => customerId ?? chargeId);
  await oneByOne(bySubject.values(), {
    work: (about) => settleAndRecord(about, { events, ...ports }),
    failed: (_, error) => ports.log.settleFailed({ error }),
  });
  ports.log.reconciled({ missed: missed.length, customers: bySubject.size });
  return missed.length;
}

async function settleAndRecord(
  about: readonly ProviderEvent[],
  { events, ...ports }: SettlePorts & { readonly events: EventStore },
): Promise<number> {
  const [first] = about;
  const customerId = first === undefined ? null : await customerOf(first, ports);
  if (customerId !== null) await settleCustomer({ customerId, eventType: 'missed' }, ports);
  for (const event of about) await events.record(event);
  return about.length;
}
