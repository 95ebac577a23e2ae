import { groupDigits } from '../groupDigits.ts';
import { PLANS, type PlanId } from './plans.ts';

/** The toggle above the plan cards; the first is the default. */
export const BILLING_PERIODS = ['monthly', 'yearly'] as const;
export type BillingPeriod = (typeof BILLING_PERIODS)[number];

const CENTS = 100;
const MONTHS_PER_YEAR = 12;

/** What a plan card says it costs. */
export interface PriceTexts {
  /** For one month: '$24.50'. */
  readonly perMonth: string;
  /** What a year costs when paid at once; null when paying monthly. */
  readonly yearlyTotal: string | null;
}

/** US cents as people write them: whole dollars without cents, else both digits. */
export function formatUsd(cents: number): string {
  const dollars = groupDigits(Math.trunc(cents / CENTS));
  const rest = cents % CENTS;
  return rest === 0 ? `$${dollars}` : `$${dollars}.${String(rest).padStart(2, '0')}`;
}

const textsOf =
  (yearlyPerMonthCents: (planId: PlanId) => number) =>
  (planId: PlanId, period: BillingPeriod): PriceTexts =>
    period === 'monthly'
      ? { perMonth: formatUsd(PLANS[planId].monthlyCents), yearlyTotal: null }
      : {
          perMonth: formatUsd(yearlyPerMonthCents(planId)),
          yearlyTotal: formatUsd(PLANS[planId].yearlyCents),
        };

/**
 * The landing page's reading: half the monthly price in whole dollars, rounded down (24 for
 * CREATOR). The yearly total beside it is what is charged, so it is exact.
 */
export const landingPrice = textsOf(
  (planId) => Math.floor(PLANS[planId].monthlyCents / 2 / CENTS) * CENTS,
);

/** The pricing screen's reading: a twelfth of the yearly price, to the cent (24.50 for CREATOR). */
export const pricingScreenPrice = textsOf((planId) => PLANS[planId].yearlyCents / MONTHS_PER_YEAR);
