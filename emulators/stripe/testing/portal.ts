import type { Stripe } from 'stripe';

type Update = Stripe.BillingPortal.ConfigurationCreateParams.Features.SubscriptionUpdate;

/** As a shop sets it up that wants to be paid at once and steps down at the period's end. */
export const CAREFUL_UPDATE: Update = {
  enabled: true,
  default_allowed_updates: ['price'],
  products: [
    { product: 'prod_Plus', prices: ['price_plus', 'price_plus_year'] },
    { product: 'prod_Creator', prices: ['price_creator'] },
  ],
  proration_behavior: 'always_invoice',
  schedule_at_period_end: {
    conditions: [{ type: 'decreasing_item_amount' }, { type: 'shortening_interval' }],
  },
};

type Features = Stripe.BillingPortal.ConfigurationCreateParams.Features;

/** A configuration with every feature the product needs. */
export async function carefulPortal(stripe: Stripe, features: Features = {}): Promise<string> {
  const { id } = await stripe.billingPortal.configurations.create({
    features: {
      customer_update: { enabled: true, allowed_updates: ['email', 'name'] },
      invoice_history: { enabled: true },
      payment_method_update: { enabled: true },
      subscription_cancel: { enabled: true, mode: 'at_period_end', proration_behavior: 'none' },
      subscription_update: CAREFUL_UPDATE,
      ...features,
    },
  });
  return id;
}
