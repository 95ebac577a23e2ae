import { doublesAmong } from '@lumashot/domain/billing/doubles';
import type { BillingLog, PaymentProvider, Purchases } from '../ports.ts';

/**
 * A customer's purchases as they should be: whatever was bought twice by two open checkouts is
 * given back and ended first, so that it never grants anything.
 */
export async function readWithoutDoubles(
  customerId: string,
  { payments, log, now }: { payments: PaymentProvider; log: BillingLog; now: () => Date },
): Promise<Purchases> {
  const read = await payments.purchasesOf(customerId);
  if (read.unknownPrices.length > 0) log.priceUnknown({ priceIds: read.unknownPrices });
  const doubles = doublesAmong(read.subscriptions, now());
  if (doubles.length === 0) return read;
  for (const double of doubles) log.double({ isEnded: await payments.endDouble(double) });
  return payments.purchasesOf(customerId);
}
