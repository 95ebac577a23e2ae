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

/** What a price id buys; null when it is not on sale. */
export function findPrice(ids: PriceIds, priceId: string): Priced | null {
  for (const planId of PLAN_IDS) {
    for (const period of BILLING_PERIODS) {
      if (ids[planId][period] === priceId) return { planId, period };
    }
  }
  return null;
}
