import type { BillingLog } from '../../usecases/billing/ports.ts';
import { log } from './writeLog.ts';

/** Structured events of billing: no names, no addresses, no amounts of money. */
export const billingLog: BillingLog = {
  settled: (event) => log.info('billing settled', event),
  orphan: (event) => log.warn('billing: event about an unknown customer', event),
  reconciled: (event) => log.info('billing reconciled', event),
  double: (event) => log.warn('billing: two subscriptions of one customer', event),
  portalUnfit: (event) => log.error('billing: portal differs, run npm run stripe:portal', event),
  priceUnknown: (event) =>
    log.error('billing: a paid price is unknown, put it into STRIPE_FORMER_PRICE_IDS', event),
  settleFailed: ({ error }) =>
    log.error('billing: customer not settled', {
      error,
    }),
};
