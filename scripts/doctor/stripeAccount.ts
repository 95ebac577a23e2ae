import type Stripe from 'stripe';
import { Stripe as StripeSdk } from 'stripe';
import {
  findInvoicesPortal,
  invoicesPortalDifferences,
} from '../../functions/src/adapters/stripe/invoicesPortal.ts';
import {
  findPortal,
  portalDifferences,
} from '../../functions/src/adapters/stripe/portalSettings.ts';
import type { StripeAccount } from './checkStripe.ts';

/** The account, through the SDK. */
export const stripeAccount = (stripe: Stripe): StripeAccount => ({
  price: async (id) => {
    try {
      const price = await stripe.prices.retrieve(id, { expand: ['product'] });
      const { active, unit_amount: cents, currency, recurring, product } = price;
      const name = typeof product === 'string' || product.deleted === true ? '' : product.name;
      return { active, cents, currency, interval: recurring?.interval ?? null, name };
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
    if (portal === null) return null;
    const invoices = await findInvoicesPortal(stripe);
    return [
      ...portalDifferences(portal, priceIds),
      ...(invoices === null ? ['invoices: configuration'] : invoicesPortalDifferences(invoices)),
    ];
  },
});
