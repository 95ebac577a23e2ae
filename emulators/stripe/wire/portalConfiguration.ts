import type Stripe from 'stripe';
import type { Account } from '../account/account.ts';
import type { PortalConfiguration, PortalFeatures } from '../account/portalRecords.ts';
import type { Wire } from './wire.ts';

/** Without the products of its plans: those come only when asked for by `expand`. */
export function portalConfigurationOnWire(
  configuration: PortalConfiguration,
): Wire<Stripe.BillingPortal.Configuration> {
  const { id, active, created, features, isDefault, metadata, name, updated } = configuration;
  return {
    id,
    object: 'billing_portal.configuration',
    active,
    application: null,
    business_profile: {
      headline: configuration.headline,
      privacy_policy_url: configuration.privacyUrl,
      terms_of_service_url: configuration.termsUrl,
    },
    created,
    default_return_url: configuration.defaultReturnUrl,
    features: featuresOnWire(features),
    is_default: isDefault,
    livemode: false,
    login_page: { enabled: false, url: null },
    metadata,
    name,
    updated,
  };
}

function featuresOnWire({
  customerUpdate,
  invoiceHistory,
  paymentMethodUpdate,
  subscriptionCancel: cancel,
  subscriptionUpdate: update,
}: PortalFeatures): Wire<Stripe.BillingPortal.Configuration.Features> {
  return {
    customer_update: {
      allowed_updates: customerUpdate.allowed,
      enabled: customerUpdate.enabled,
    },
    invoice_history: { enabled: invoiceHistory },
    payment_method_update: { enabled: paymentMethodUpdate, payment_method_configuration: null },
    subscription_cancel: {
      cancellation_reason: {
        enabled: cancel.asksReason,
        feedback_options: null,
        options: cancel.reasons,
      },
      enabled: cancel.enabled,
      mode: cancel.mode,
      proration_behavior: cancel.proration,
    },
    subscription_pause: {
      duration: { interval_options: [], type: 'indefinite' },
      enabled: false,
    },
    subscription_update: {
      billing_cycle_anchor: update.anchor,
      default_allowed_updates: update.allowed,
      enabled: update.enabled,
      proration_behavior: update.proration,
      schedule_at_period_end: { conditions: update.conditions.map((type) => ({ type })) },
      trial_update_behavior: 'end_trial',
    },
  };
}

export function portalProductsOnWire(
  account: Account,
  id: string,
): Wire<Stripe.BillingPortal.Configuration.Features.SubscriptionUpdate.Product>[] | null {
  const { products } = account.portalConfiguration(id).features.subscriptionUpdate;
  if (products === null) return null;
  return products.map(({ product, prices }) => ({
    adjustable_quantity: { enabled: false, maximum: null, minimum: 1 },
    prices,
    product,
  }));
}
