import type Stripe from 'stripe';
import type { Account } from '../account/account.ts';
import type { Subscription } from '../account/records.ts';
import { planOnWire, priceOnWire } from './price.ts';
import { CURRENCY, type Wire } from './wire.ts';

/** The period stands on the item: this API version has none on the subscription. */
export function subscriptionOnWire(
  account: Account,
  subscription: Subscription,
): Wire<Stripe.Subscription> {
  const { id, created, customer, status, metadata, latestInvoice } = subscription;
  return {
    id,
    object: 'subscription',
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: subscription.anchor,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: { proration_discounts: 'included' }, type: 'flexible' },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: subscription.cancelAt,
    cancel_at_period_end: subscription.cancelAtPeriodEnd,
    canceled_at: subscription.canceledAt,
    cancellation_details: {
      comment: null,
      feedback: null,
      feedback_option: null,
      reason: subscription.cancelReason,
    },
    collection_method: 'charge_automatically',
    created,
    currency: CURRENCY,
    customer,
    customer_account: null,
    days_until_due: null,
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    ended_at: subscription.endedAt,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: 'self' },
    },
    items: {
      object: 'list',
      data: [itemOnWire(account, subscription)],
      has_more: false,
      url: `/v1/subscription_items?subscription=${id}`,
    },
    latest_invoice: latestInvoice,
    livemode: false,
    managed_payments: null,
    metadata,
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: null,
      save_default_payment_method: 'off',
    },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: pendingUpdateOnWire(account, subscription),
    schedule: subscription.schedule,
    start_date: created,
    status,
    test_clock: null,
    transfer_data: null,
    trial_end: null,
    trial_settings: {
      end_behavior: { billing_cycle_anchor: null, missing_payment_method: 'create_invoice' },
    },
    trial_start: null,
  };
}

function itemOnWire(
  account: Account,
  { id, item, created, price, quantity, periodStart, periodEnd }: Subscription,
): Wire<Stripe.SubscriptionItem> {
  return {
    id: item,
    object: 'subscription_item',
    billing_thresholds: null,
    created,
    current_period_end: periodEnd,
    current_period_start: periodStart,
    current_trial: null,
    discounts: [],
    metadata: {},
    plan: planOnWire(account, price),
    price: priceOnWire(account, price),
    quantity,
    subscription: id,
    tax_rates: [],
  };
}

/** What the subscription becomes once the invoice of the change is paid. */
function pendingUpdateOnWire(
  account: Account,
  subscription: Subscription,
): Wire<Stripe.Subscription.PendingUpdate> | null {
  const { pendingUpdate, anchor } = subscription;
  if (pendingUpdate === null) return null;
  const { change, expiresAt } = pendingUpdate;
  return {
    billing_cycle_anchor: change.anchor === anchor ? null : change.anchor,
    cancel_at_period_end: null,
    discount: null,
    discounts: null,
    expires_at: expiresAt,
    metadata: null,
    subscription_items: [itemOnWire(account, { ...subscription, ...change })],
    trial_end: null,
    trial_from_plan: null,
  };
}
