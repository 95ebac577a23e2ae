import { firestoreClosings } from '../adapters/firestore/account/closings.ts';
import { firestoreRateLimits } from '../adapters/firestore/rateLimits.ts';
import { firestore } from '../adapters/services.ts';
import { billingConfig, STRIPE_SECRET_KEY } from '../config.ts';
import { billingLog } from '../adapters/logging/billingLog.ts';
import { liveSwitches } from './live.ts';
import { billingStore } from './billingStore.ts';

/** What every billing function works with: the real ledger and Stripe. */
export async function billingPorts() {
  // Loaded with the first use: the functions that draw start without it.
  const [{ stripeClient }, { stripePayments }] = await Promise.all([
    import('../adapters/stripe/client.ts'),
    import('../adapters/stripe/payments.ts'),
  ]);
  const { appUrl, priceIds, formerPriceIds, packPriceIds, stripeApiUrl } = billingConfig();
  const stripe = stripeClient({ secretKey: STRIPE_SECRET_KEY.value(), apiUrl: stripeApiUrl });
  return {
    payments: stripePayments(stripe, priceIds, formerPriceIds),
    billing: billingStore(),
    closings: firestoreClosings(firestore()),
    rateLimits: firestoreRateLimits(firestore()),
    log: billingLog,
    now: () => new Date(),
    appUrl,
    priceIds,
    packPriceIds,
    live: liveSwitches,
  };
}
