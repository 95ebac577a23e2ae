import * as logger from 'firebase-functions/logger';
import type { BillingLog } from '../../usecases/billing/ports.ts';
import { detailOf } from './detailOf.ts';

/** Structured events of billing: no names, no addresses, no amounts of money. */
export const billingLog: BillingLog = {
  settled: (event) => logger.info('billing settled', event),
  orphan: (event) => logger.warn('billing: event about an unknown customer', event),
  reconciled: (event) => logger.info('billing reconciled', event),
  double: (event) => logger.warn('billing: two subscriptions of one customer', event),
  portalUnfit: (event) => logger.error('billing: portal differs, run npm run stripe:portal', event),
  settleFailed: ({ error }) =>
    logger.error('billing: customer not settled', {
      error: detailOf(error),
    }),
};
