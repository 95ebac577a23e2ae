import type Stripe from 'stripe';
import { Stripe as StripeSdk } from 'stripe';
import {
  findPortal,
  portalDifferences,
} from '../../functions/src/adapters/stripe/portalSettings.ts';
import type { StripeAccount } from './checkStripe.ts';

/** The account, through the SDK. */
export const stripeAccount = (stripe: Stripe): StripeAccount => ({
  price: async (id) => {
    try {
      const { active, unit_amount: cents, currency, recurring } = await stripe.prices.retrieve(id);
      return { active, cents, currency, interval: recurring?.interval ?? null };
    } catch (error) {
      if (error instanceof StripeSdk.errors.StripeError && error.code === 'resource_missing') {
        return null;
      }
      throw error;
    }
  },
  webhooks: async () =>
    (await stripe.webhookEndpoints.list({ limit: 100 })).data.map(
      ({ url, status, enabled_events: events }) => ({ url, enabled: status === 'enabled', events }),
    ),
  portalDifferences: async (priceIds) => {
    const portal = await findPortal(stripe);
    return portal === null ? null : portalDifferences(portal, priceIds);
  },
});
