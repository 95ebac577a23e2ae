import type { EventStore, ProviderEvent } from '../ports.ts';
import { settleCustomer, type SettlePorts } from '../settling/settleCustomer.ts';

/**
 * One event of the provider. It is recorded after it was handled, not before: if anything fails on
 * the way, it comes again, and handling it twice changes nothing.
 */
export async function handleEvent(
  event: ProviderEvent,
  { events, ...ports }: SettlePorts & { readonly events: EventStore },
): Promise<void> {
  if ((await events.handled([event.id])).has(event.id)) return;
  const customerId = await customerOf(event, ports);
  if (customerId !== null) await settleCustomer({ customerId, eventType: event.type }, ports);
  await events.record(event);
}

/** Whom an event is about; null when it is about nobody. */
export const customerOf = async (
  { customerId, chargeId }: ProviderEvent,
  { payments }: Pick<SettlePorts, 'payments'>,
): Promise<string | null> =>
  customerId ?? (chargeId === null ? null : await payments.customerOfCharge(chargeId));
