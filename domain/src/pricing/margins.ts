import { PLAN_IDS, PLANS, type PlanId } from '../billing/plans.ts';
import { OPERATION_NAMES, OPERATIONS, type OperationName } from '../operations/operations.ts';
import { tableOf } from '../tableOf.ts';
import { NO_USAGE, pictureCostMicros } from './pictureCost.ts';
import type { ModelPrice, PictureSize } from './modelPrices.ts';

export type Paid = 'monthly' | 'yearly';

/** What an operation brings and takes: its cheapest form, with its usual number of pictures. */
interface UsualPicture {
  readonly credits: number;
  readonly size: PictureSize;
  readonly references: number;
}

export const USUAL_PICTURES: Readonly<Record<OperationName, UsualPicture>> = tableOf(
  OPERATION_NAMES,
  (operation) => {
    const { price, usual } = OPERATIONS[operation];
    const credits = typeof price === 'number' ? price : Math.min(...Object.values(price));
    return { credits, ...usual };
  },
);

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
