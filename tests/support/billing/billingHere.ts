import type { FormerPriceIds, PriceIds } from '@lumashot/domain/billing/priceIds';
import { stripeInProcess } from '../../../emulators/stripe/inProcess.ts';
import { stripePayments } from '../../../functions/src/adapters/stripe/payments.ts';
import { findPortal, makePortal } from '../../../functions/src/adapters/stripe/portalSettings.ts';
import { stripeRenewals } from '../../../functions/src/adapters/stripe/renewals.ts';
import { createCheckout } from '../../../functions/src/usecases/billing/pages/createCheckout.ts';
import type { BillingLog } from '../../../functions/src/usecases/billing/ports.ts';
import { settleCustomer } from '../../../functions/src/usecases/billing/settling/settleCustomer.ts';
import { LOCAL_PRICE_IDS, localPrices } from '../../../scripts/lib/settings/localStripe.ts';
import { billingInMemory } from './billingInMemory.ts';
import { SILENT } from './billingSilence.ts';

const DAY = 86_400;

/**
 * One customer of our billing, at a Stripe in this process and with documents in memory: real use cases, real
 * adapters, no socket and no database.
 */
export async function billingHere(logged: Partial<BillingLog> = {}) {
  const { stripe, control } = stripeInProcess({
    prices: localPrices(),
    secretKey: 'key-of-this-test',
    now: () => Date.UTC(2030, 0, 15, 12),
  });
  const memory = billingInMemory();
  let sold: PriceIds = LOCAL_PRICE_IDS;
  let former: FormerPriceIds = {};
  let now = await control.now();
  const ports = () => ({
    payments: stripePayments(stripe, sold, former),
    billing: memory.store,
    priceIds: sold,
    rateLimits: { admits: async () => true },
    appUrl: 'http://app.test',
    log: { ...SILENT, ...logged },
    now: () => new Date(now * 1_000),
  });
  const readClock = async (): Promise<void> => {
    now = await control.now();
  };
  const customerId = (): string => memory.customer()?.customer_id ?? '';
  await makePortal(stripe, sold);

  return {
    stripe,
    control,
    memory,
    ports,
    customerId,
    renewals: stripeRenewals(stripe),

    /** What the operator deploys after a change of prices. */
    async sell(table: PriceIds, before: FormerPriceIds): Promise<void> {
      sold = table;
      former = before;
      await makePortal(stripe, sold);
    },

    /** The page that opens for who wants to buy this. */
    async open(priceId: string): Promise<string> {
      await readClock();
      const made = await createCheckout({ uid: memory.uid, email: null, priceId }, ports());
      if (!made.ok) throw new Error(made.refusal.reason);
      return made.value.url;
    },

    /** Buys it on that page, and hears of it. */
    async buy(priceId: string): Promise<string> {
      const { subscription } = await control.pay(
        /cs_\w+/.exec(await this.open(priceId))?.[0] ?? '',
      );
      if (subscription === null) throw new Error('nothing was bought');
      await this.hear();
      return subscription;
    },

    async change(subscriptionId: string, price: string): Promise<void> {
      const configuration = (await findPortal(stripe))?.id ?? '';
      await control.portal(subscriptionId, { action: 'change', price, configuration });
      await this.hear();
    },

    async pass(days: number): Promise<void> {
      await control.advance(days * DAY);
      await this.hear();
    },

    async hear() {
      await readClock();
      return settleCustomer({ customerId: customerId() }, ports());
    },
  };
}
