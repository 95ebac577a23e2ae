import { doublesAmong } from '@lumashot/domain/billing/doubles';
import type { Subscription } from '@lumashot/domain/billing/subscription';
import type { BillingLog, PaymentProvider } from './ports.ts';

/**
 * A customer's subscriptions as they should be: whatever was bought twice by two open checkouts is
 * given back and ended first, so that it never grants anything.
 */
export async function readWithoutDoubles(
  customerId: string,
  { payments, log, now }: { payments: PaymentProvider; log: BillingLog; now: () => Date },
): Promise<readonly Subscription[]> {
  const read = await payments.subscriptionsOf(customerId);
  const doubles = doublesAmong(read, now());
  if (doubles.length === 0) return read;
  for (const double of doubles) log.double({ isEnded: await payments.endDouble(double) });
  return payments.subscriptionsOf(customerId);
}
