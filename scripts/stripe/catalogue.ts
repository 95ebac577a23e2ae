import { packPriceIdsSchema, type PackPriceIds } from '@lumashot/domain/billing/packIds';
import { PACK_IDS, packName, PACKS } from '@lumashot/domain/billing/packs';
import { PLAN_IDS, PLANS } from '@lumashot/domain/billing/plans';
import { priceIdsSchema, type PriceIds, type Priced } from '@lumashot/domain/billing/priceIds';
import { BILLING_PERIODS } from '@lumashot/domain/billing/prices';
import { PRODUCT_NAME } from '@lumashot/domain/product';

export const CURRENCY = 'usd';

/** One price that is sold. Stripe finds it by `key`, whatever its id. */
export interface Sold {
  readonly key: string;
  readonly product: { readonly id: string; readonly name: string };
  readonly cents: number;
  /** Null: paid once. */
  readonly interval: 'month' | 'year' | null;
  /** Null: a pack. */
  readonly priced: Priced | null;
}

const INTERVALS = { monthly: 'month', yearly: 'year' } as const;

const planKey = (plan: string, period: string): string =>
  `lumashot_${plan.toLowerCase()}_${period}`;
const packKey = (pack: string): string => `lumashot_pack_${pack.toLowerCase()}`;

/** Two prices a plan, and one a pack: from the tables that the app shows. */
export const CATALOGUE: readonly Sold[] = [
  ...PLAN_IDS.flatMap((plan) =>
    BILLING_PERIODS.map((period) => ({
      key: planKey(plan, period),
      product: {
        id: `lumashot_${plan.toLowerCase()}`,
        name: `${PRODUCT_NAME} ${PLANS[plan].name}`,
      },
      cents: period === 'monthly' ? PLANS[plan].monthlyCents : PLANS[plan].yearlyCents,
      interval: INTERVALS[period],
      priced: { planId: plan, period },
    })),
  ),
  ...PACK_IDS.map((pack) => ({
    key: packKey(pack),
    product: {
      id: packKey(pack),
      name: `${PRODUCT_NAME} ${packName(PACKS[pack].credits)}`,
    },
    cents: PACKS[pack].cents,
    interval: null,
    priced: null,
  })),
];

/** The two tables of settings, of ids by key; null where one is missing. */
export function idTables(ids: ReadonlyMap<string, string>): {
  readonly priceIds: PriceIds;
  readonly packPriceIds: PackPriceIds;
} | null {
  const plans = priceIdsSchema.safeParse(
    Object.fromEntries(
      PLAN_IDS.map((plan) => [
        plan,
        Object.fromEntries(
          BILLING_PERIODS.map((period) => [period, ids.get(planKey(plan, period))]),
        ),
      ]),
    ),
  );
  const packs = packPriceIdsSchema.safeParse(
    Object.fromEntries(PACK_IDS.map((pack) => [pack, ids.get(packKey(pack))])),
  );
  return plans.success && packs.success ? { priceIds: plans.data, packPriceIds: packs.data } : null;
}
