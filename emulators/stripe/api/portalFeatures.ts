import { z } from 'zod';
import type { Account } from '../account/account.ts';
import {
  ALLOWED_UPDATES,
  CANCEL_REASONS,
  CONDITIONS,
  CUSTOMER_UPDATES,
  PRORATIONS,
  type PortalFeatures,
} from '../account/portalRecords.ts';
import { formBoolean, formText } from '../http/form.ts';
import { invalid } from '../http/stripeError.ts';
import { priceOnWire } from '../wire/price.ts';

const MAX_PRODUCTS = 10;

/** An empty text stands for an empty list: a form has no other way to say it. */
const listOf = <Item>(item: z.ZodType<Item>) =>
  z.preprocess((value) => (value === '' ? [] : value), z.array(item));

const UPDATE = 'features[subscription_update]';

export const featureParams = z.strictObject({
  customer_update: z
    .strictObject({
      enabled: formBoolean,
      allowed_updates: listOf(z.enum(CUSTOMER_UPDATES)).optional(),
    })
    .optional(),
  invoice_history: z.strictObject({ enabled: formBoolean }).optional(),
  payment_method_update: z.strictObject({ enabled: formBoolean }).optional(),
  subscription_cancel: z
    .strictObject({
      enabled: formBoolean,
      mode: z.enum(['at_period_end', 'immediately']).optional(),
      proration_behavior: z.enum(PRORATIONS).optional(),
      cancellation_reason: z
        .strictObject({ enabled: formBoolean, options: listOf(z.enum(CANCEL_REASONS)) })
        .optional(),
    })
    .optional(),
  subscription_pause: z.strictObject({ enabled: z.literal('false').optional() }).optional(),
  subscription_update: z
    .strictObject({
      enabled: formBoolean,
      default_allowed_updates: listOf(z.enum(ALLOWED_UPDATES)).optional(),
      products: listOf(
        z.strictObject({
          product: formText,
          prices: z.array(formText).min(1),
          adjustable_quantity: z.strictObject({ enabled: z.literal('false') }).optional(),
        }),
      ).optional(),
      proration_behavior: z.enum(PRORATIONS).optional(),
      schedule_at_period_end: z
        .strictObject({
          conditions: listOf(z.strictObject({ type: z.enum(CONDITIONS) })).optional(),
        })
        .optional(),
      billing_cycle_anchor: z.enum(['now', 'unchanged']).optional(),
    })
    .optional(),
});

type FeatureParams = z.infer<typeof featureParams>;

/** The features after a change: what is not named stays. Everything is checked before it is kept. */
export function changedFeatures(
  account: Account,
  before: PortalFeatures,
  params: FeatureParams,
): PortalFeatures {
  const { customer_update: customer, subscription_cancel: cancel } = params;
  const update = params.subscription_update;
  const features: PortalFeatures = {
    customerUpdate: {
      enabled: customer?.enabled ?? before.customerUpdate.enabled,
      allowed: customer?.allowed_updates ?? before.customerUpdate.allowed,
    },
    invoiceHistory: params.invoice_history?.enabled ?? before.invoiceHistory,
    paymentMethodUpdate: params.payment_method_update?.enabled ?? before.paymentMethodUpdate,
    subscriptionCancel: {
      enabled: cancel?.enabled ?? before.subscriptionCancel.enabled,
      mode: cancel?.mode ?? before.subscriptionCancel.mode,
      proration: cancel?.proration_behavior ?? before.subscriptionCancel.proration,
      asksReason: cancel?.cancellation_reason?.enabled ?? before.subscriptionCancel.asksReason,
      reasons: cancel?.cancellation_reason?.options ?? before.subscriptionCancel.reasons,
    },
    subscriptionUpdate: {
      enabled: update?.enabled ?? before.subscriptionUpdate.enabled,
      allowed: update?.default_allowed_updates ?? before.subscriptionUpdate.allowed,
      products:
        update?.products?.map(({ product, prices }) => ({ product, prices })) ??
        before.subscriptionUpdate.products,
      proration: update?.proration_behavior ?? before.subscriptionUpdate.proration,
      conditions:
        update?.schedule_at_period_end?.conditions?.map(({ type }) => type) ??
        before.subscriptionUpdate.conditions,
      anchor: update?.billing_cycle_anchor ?? before.subscriptionUpdate.anchor,
    },
  };
  assertCustomerUpdate(features);
  assertCancel(features);
  assertUpdate(account, features);
  return features;
}

function assertCustomerUpdate({ customerUpdate: { enabled, allowed } }: PortalFeatures): void {
  if (!enabled || allowed.length > 0) return;
  throw missing('features[customer_update][allowed_updates]');
}

/** Nothing is prorated at the end of a period, and nothing is invoiced on leaving. */
function assertCancel({ subscriptionCancel: { mode, proration } }: PortalFeatures): void {
  if (proration === 'none') return;
  if (proration === 'create_prorations' && mode === 'immediately') return;
  throw invalid(
    proration === 'always_invoice'
      ? 'proration_behavior=always_invoice cannot be used to cancel subscriptions in the portal.'
      : 'proration_behavior=create_prorations can only be used with mode=immediately.',
    'features[subscription_cancel][proration_behavior]',
  );
}

function assertUpdate(account: Account, { subscriptionUpdate }: PortalFeatures): void {
  const { enabled, allowed, products } = subscriptionUpdate;
  if (enabled && allowed.length === 0) throw missing(`${UPDATE}[default_allowed_updates]`);
  if (products === null) return;
  if (enabled && products.length === 0) throw missing(`${UPDATE}[products]`);
  if (products.length > MAX_PRODUCTS) {
    throw invalid(`A configuration has at most ${MAX_PRODUCTS} products.`, `${UPDATE}[products]`);
  }
  for (const [index, each] of products.entries()) {
    assertProduct(account, each, `${UPDATE}[products][${index}]`);
  }
}

/** Prices on sale, of that product, and no two that are billed as often. */
function assertProduct(
  account: Account,
  { product, prices }: { readonly product: string; readonly prices: readonly string[] },
  param: string,
): void {
  const intervals = new Set<string>();
  for (const [index, id] of prices.entries()) {
    const place = `${param}[prices][${index}]`;
    account.plan(id, place);
    const price = priceOnWire(account, id);
    if (!price.active) throw invalid(`The price ${id} is inactive.`, place);
    if (price.product !== product) {
      throw invalid(`The price ${id} does not belong to the product ${product}.`, place);
    }
    const interval = account.plan(id).interval;
    if (intervals.has(interval)) {
      throw invalid('The prices of a product must have different intervals.', place);
    }
    intervals.add(interval);
  }
}

function missing(param: string): Error {
  return invalid(`Missing required param: ${param}.`, param, 'parameter_missing');
}
