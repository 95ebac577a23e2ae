import { PLAN_IDS } from '@lumashot/domain/billing/plans';
import type { PriceIds } from '@lumashot/domain/billing/priceIds';
import { BILLING_PERIODS } from '@lumashot/domain/billing/prices';
import type Stripe from 'stripe';
import { makeInvoicesPortal } from './invoicesPortal.ts';
import { findConfiguration } from './portalConfiguration.ts';

/**
 * What subscribers may do in the customer portal, once. Upgrades cost their difference at once and
 * everything smaller waits for the end of what is paid, so that no credit piles up by going to and
 * fro. `npm run stripe:portal` writes it to Stripe; the functions open no portal that differs.
 */
const FEATURES = {
  customer_update: { enabled: false },
  invoice_history: { enabled: true },
  payment_method_update: { enabled: true },
  subscription_cancel: { enabled: true, mode: 'at_period_end', proration_behavior: 'none' },
  subscription_update: {
    enabled: true,
    default_allowed_updates: ['price'],
    proration_behavior: 'always_invoice',
    schedule_at_period_end: {
      conditions: [{ type: 'decreasing_item_amount' }, { type: 'shortening_interval' }],
    },
  },
  /** Who pauses would keep the plan without paying for it. */
  subscription_pause: { enabled: false },
} as const;

/** Finds our configuration among those of the account. */
const MARK = { lumashot: 'portal' } as const;

const HEADLINE = 'Your Lumashot subscription';

const priceList = (ids: PriceIds): readonly string[] =>
  PLAN_IDS.flatMap((planId) => BILLING_PERIODS.map((period) => ids[planId][period]));

/** With its products; null when there is none. */
export const findPortal = (stripe: Stripe): Promise<Stripe.BillingPortal.Configuration | null> =>
  findConfiguration(stripe, MARK.lumashot, {
    expand: ['data.features.subscription_update.products'],
  });

/** Makes it, and the one of closing accounts, or sets them right. A second run changes nothing. */
export async function makePortal(
  stripe: Stripe,
  priceIds: PriceIds,
): Promise<'made' | 'updated' | 'unchanged'> {
  const found = await findPortal(stripe);
  const invoices = await makeInvoicesPortal(stripe);
  if (found !== null && portalDifferences(found, priceIds).length === 0) {
    return invoices === 'unchanged' ? 'unchanged' : 'updated';
  }
  const products = await productsOf(stripe, priceIds);
  const { conditions } = FEATURES.subscription_update.schedule_at_period_end;
  const features = {
    ...FEATURES,
    subscription_update: {
      ...FEATURES.subscription_update,
      default_allowed_updates: [...FEATURES.subscription_update.default_allowed_updates],
      schedule_at_period_end: { conditions: [...conditions] },
      products,
    },
  };
  if (found === null) {
    const metadata = { ...MARK };
    await stripe.billingPortal.configurations.create({
      business_profile: { headline: HEADLINE },
      features,
      metadata,
    });
    return 'made';
  }
  await stripe.billingPortal.configurations.update(found.id, { features });
  return 'updated';
}

/** Prices by their product, as Stripe wants them. */
async function productsOf(stripe: Stripe, priceIds: PriceIds) {
  const prices = await Promise.all(priceList(priceIds).map((id) => stripe.prices.retrieve(id)));
  const byProduct = Map.groupBy(prices, ({ product }) =>
    typeof product === 'string' ? product : product.id,
  );
  return [...byProduct].map(([product, of]) => ({ product, prices: of.map(({ id }) => id) }));
}

/** Names of the settings at Stripe that are not those of the table; empty is right. */
export function portalDifferences(
  { features }: Stripe.BillingPortal.Configuration,
  priceIds: PriceIds,
): readonly string[] {
  const update = features.subscription_update;
  const sold = (update.products ?? []).flatMap(({ prices }) => prices);
  const conditions = update.schedule_at_period_end.conditions.map(({ type }) => type);
  const wanted = FEATURES.subscription_update;
  const checks: Readonly<Record<string, boolean>> = {
    'customer_update.enabled': !features.customer_update.enabled,
    'invoice_history.enabled': features.invoice_history.enabled,
    'payment_method_update.enabled': features.payment_method_update.enabled,
    'subscription_cancel.enabled': features.subscription_cancel.enabled,
    'subscription_cancel.mode':
      features.subscription_cancel.mode === FEATURES.subscription_cancel.mode,
    'subscription_cancel.proration_behavior':
      features.subscription_cancel.proration_behavior ===
      FEATURES.subscription_cancel.proration_behavior,
    'subscription_pause.enabled': !features.subscription_pause.enabled,
    'subscription_update.enabled': update.enabled,
    'subscription_update.default_allowed_updates': isSameSet(
      update.default_allowed_updates,
      wanted.default_allowed_updates,
    ),
    'subscription_update.proration_behavior':
      update.proration_behavior === wanted.proration_behavior,
    'subscription_update.schedule_at_period_end': isSameSet(
      conditions,
      wanted.schedule_at_period_end.conditions.map(({ type }) => type),
    ),
    'subscription_update.products': isSameSet(sold, priceList(priceIds)),
    'subscription_update.billing_cycle_anchor': update.billing_cycle_anchor !== 'now',
  };
  return Object.keys(checks).filter((name) => checks[name] === false);
}

const isSameSet = (one: readonly string[], other: readonly string[]): boolean =>
  new Set(one).size === new Set(other).size && other.every((member) => one.includes(member));
