import { PLAN_IDS, PLANS, type PlanId } from '../billing/plans.ts';
import { CREDIT_COSTS, PORTRAIT_COSTS } from '../credits/costs.ts';
import type { OperationName } from '../operations/operations.ts';
import { NO_USAGE, pictureCostMicros } from './pictureCost.ts';
import type { ModelPrice, PictureSize } from './modelPrices.ts';

export type Paid = 'monthly' | 'yearly';

/** What an operation brings and takes: its cheapest form, with its usual number of pictures. */
interface UsualPicture {
  readonly credits: number;
  readonly size: PictureSize;
  readonly references: number;
}

export const USUAL_PICTURES: Readonly<Record<OperationName, UsualPicture>> = {
  text: { credits: CREDIT_COSTS.textImage, size: '1K', references: 0 },
  storyboard: { credits: CREDIT_COSTS.storyboard, size: '1K', references: 0 },
  productShot: { credits: CREDIT_COSTS.productShot, size: '1K', references: 2 },
  productEdit: { credits: CREDIT_COSTS.productEdit, size: '1K', references: 2 },
  cutOut: { credits: CREDIT_COSTS.cutOut, size: '1K', references: 1 },
  portrait: { credits: PORTRAIT_COSTS['face-only'], size: '1K', references: 1 },
  enhance: { credits: CREDIT_COSTS.enhancement, size: '2K', references: 1 },
};

/** What a credit of a plan brings, in micros, before taxes and the payment provider's share. */
export function creditMicros(plan: PlanId, paid: Paid): number {
  const { monthlyCents, yearlyCents, credits } = PLANS[plan];
  const cents = paid === 'monthly' ? monthlyCents : yearlyCents / 12;
  return (cents * 10_000) / credits;
}

export interface Margin {
  readonly plan: PlanId;
  readonly paid: Paid;
  readonly operation: OperationName;
  readonly costMicros: number;
  readonly incomeMicros: number;
  /** Share of the income that is left; negative below cost. */
  readonly margin: number;
}

/** One row a plan and way of paying, for one operation drawn by a model of this price. */
export function marginsOf(operation: OperationName, price: ModelPrice): readonly Margin[] {
  const { credits, size, references } = USUAL_PICTURES[operation];
  const costMicros = pictureCostMicros(price, { usage: NO_USAGE, size, references });
  return PLAN_IDS.flatMap((plan) =>
    (['monthly', 'yearly'] as const).map((paid) => {
      const incomeMicros = credits * creditMicros(plan, paid);
      return {
        plan,
        paid,
        operation,
        costMicros,
        incomeMicros,
        margin: (incomeMicros - costMicros) / incomeMicros,
      };
    }),
  );
}
