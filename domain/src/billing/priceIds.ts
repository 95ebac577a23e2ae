import { z } from 'zod';
import { PLAN_IDS, type PlanId } from './plans.ts';
import { BILLING_PERIODS, type BillingPeriod } from './prices.ts';

/**
 * The payment provider's price ids, two a plan. They are configuration: each Stripe account gives
 * its own. The app and the functions are given the same table.
 */
export const priceIdsSchema = z
  .record(
    z.enum(PLAN_IDS),
    z.strictObject({ monthly: z.string().min(1), yearly: z.string().min(1) }),
  )
  .refine((ids) => new Set(allOf(ids)).size === PLAN_IDS.length * BILLING_PERIODS.length, {
    error: 'every plan and period needs a price id of its own',
  });
export type PriceIds = z.output<typeof priceIdsSchema>;

const allOf = (ids: Readonly<Record<PlanId, Readonly<Record<BillingPeriod, string>>>>): string[] =>
  PLAN_IDS.flatMap((planId) => BILLING_PERIODS.map((period) => ids[planId][period]));

export interface Priced {
  readonly planId: PlanId;
  readonly period: BillingPeriod;
}

/**
 * Price ids that were sold before, by plan and period: whoever stays on one goes on paying it. They are
 * read in what was paid, and never sold.
 */
export const formerPriceIdsSchema = z.partialRecord(
  z.enum(PLAN_IDS),
  z.strictObject({
    monthly: z.array(z.string().min(1)).default([]),
    yearly: z.array(z.string().min(1)).default([]),
  }),
);
export type FormerPriceIds = z.output<typeof formerPriceIdsSchema>;

export interface KnownPrices {
  readonly sold: PriceIds;
  readonly former: FormerPriceIds;
}

/** What a price id buys; null when it is not on sale. */
export function findPrice(ids: PriceIds, priceId: string): Priced | null {
  for (const planId of PLAN_IDS) {
    for (const period of BILLING_PERIODS) {
      if (ids[planId][period] === priceId) return { planId, period };
    }
  }
  return null;
}

/** What was bought at a price id, now or at any time before; null when it was never of ours. */
export function findPaidPrice({ sold, former }: KnownPrices, priceId: string): Priced | null {
  const current = findPrice(sold, priceId);
  if (current !== null) return current;
  for (const planId of PLAN_IDS) {
    for (const period of BILLING_PERIODS) {
      if (former[planId]?.[period].includes(priceId) === true) return { planId, period };
    }
  }
  return null;
}
