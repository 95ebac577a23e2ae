/** The plans, smallest first. Prices, perks and features join with billing. */
export const PLANS = {
  STARTER: { concurrency: { images: 2, videos: 1 } },
  PLUS: { concurrency: { images: 5, videos: 2 } },
  CREATOR: { concurrency: { images: 7, videos: 3 } },
  ULTIMATE: { concurrency: { images: 10, videos: 5 } },
} as const;

export type PlanId = keyof typeof PLANS;
export const PLAN_IDS = ['STARTER', 'PLUS', 'CREATOR', 'ULTIMATE'] as const satisfies PlanId[];

/** Jobs a user may run at a time. A trial counts as STARTER. */
export const concurrencyOf = (planId: PlanId | null): { images: number; videos: number } =>
  PLANS[planId ?? 'STARTER'].concurrency;
