import { PLANS } from './plans.ts';
import type { CreditGrant, SettledCredits } from './subscription.ts';

/**
 * What was settled while every grant was a month of its own and no sum was kept: each month counted
 * as granted in full, whatever the cap let through.
 */
export const settledBefore = (
  grants: readonly Pick<CreditGrant, 'amount' | 'plan_id'>[],
): SettledCredits => {
  const given = grants.reduce((sum, { amount }) => sum + amount, 0);
  const worth = grants.reduce((sum, { plan_id }) => sum + PLANS[plan_id].credits, 0);
  return { given, lost: worth - given, entries: 0, at: new Date(0) };
};
