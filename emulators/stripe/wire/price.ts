import type Stripe from 'stripe';
import type { Account } from '../account/account.ts';
import type { PriceConfig } from '../options.ts';
import { CURRENCY, type Wire } from './wire.ts';

/** Prices and products are configuration: they have no date of their own. */
const CREATED = 1_735_689_600;

/** Prices of one plan share its product. */
export const productOf = ({ planName, made }: PriceConfig): string =>
  made?.product ?? `prod_${planName.replaceAll(/[^A-Za-z0-9]+/g, '_')}`;

export function priceOnWire(account: Account, id: string): Wire<Stripe.Price> {
  const price = account.price(id);
  const { unitAmount, interval, made } = price;
  return {
    id,
    object: 'price',
    active: account.isOnSale(id),
    billing_scheme: 'per_unit',
    created: made?.created ?? CREATED,
    currency: CURRENCY,
    custom_unit_amount: null,
    livemode: false,
    lookup_key: made?.lookupKey ?? null,
    metadata: {},
    nickname: null,
    product: productOf(price),
    recurring:
      interval === null
        ? null
        : {
            interval,
            interval_count: 1,
            meter: null,
            trial_period_days: null,
            usage_type: 'licensed',
          },
    tax_behavior: 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: interval === null ? 'one_time' : 'recurring',
    unit_amount: unitAmount,
    unit_amount_decimal: String(unitAmount),
  };
}

/** The older face of a price, still on every subscription item. */
export function planOnWire(account: Account, id: string): Wire<Stripe.Plan> {
  const plan = account.plan(id);
  const { unitAmount, interval } = plan;
  return {
    id,
    object: 'plan',
    active: account.isOnSale(id),
    amount: unitAmount,
    amount_decimal: String(unitAmount),
    billing_scheme: 'per_unit',
    created: CREATED,
    currency: CURRENCY,
    interval,
    interval_count: 1,
    livemode: false,
    metadata: {},
    meter: null,
    nickname: null,
    product: productOf(plan),
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: 'licensed',
  };
}

/** Undefined when no price has a plan of that product. */
export function productOnWire(account: Account, id: string): Wire<Stripe.Product> | undefined {
  const made = account.records.products.find((product) => product.id === id);
  const price = Object.values(account.records.prices).find((each) => productOf(each) === id);
  const name = made?.name ?? price?.planName;
  if (name === undefined) return undefined;
  return {
    id,
    object: 'product',
    active: true,
    created: made?.created ?? CREATED,
    description: null,
    images: [],
    livemode: false,
    marketing_features: [],
    metadata: made?.metadata ?? {},
    name,
    package_dimensions: null,
    shippable: null,
    tax_code: null,
    tax_details: null,
    type: 'service',
    updated: made?.created ?? CREATED,
    url: null,
  };
}
