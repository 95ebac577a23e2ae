import { PLANS, type PlanId } from '../billing/plans.ts';
import { isSubscribed, waitingCredits, type AccessFacts } from '../profile/access.ts';
import { availableCredits } from './reserve.ts';

export interface LowFacts extends AccessFacts {
  readonly credits: number;
  readonly credits_held: number;
  readonly plan_id: PlanId | null;
  readonly trial_credits_waiting: number;
  readonly low_credits_told_at: Date | null;
}

/** Free credits at which a trial is told. */
const TRIAL_LOW = 3;

/** Of the plan's monthly credits, the share at which a subscriber is told. */
const PLAN_LOW = 1 / 10;

/**
 * Whether the owner is to be told now that credits run low: once a grant. Not while credits of the
 * trial wait for the confirmed address: the app says how they come.
 */
export function runsLow(facts: LowFacts, now: Date): boolean {
  if (facts.low_credits_told_at !== null) return false;
  const free = availableCredits(facts);
  if (isSubscribed(facts, now)) {
    return free <= (facts.plan_id === null ? 0 : PLANS[facts.plan_id].credits * PLAN_LOW);
  }
  return waitingCredits(facts, now) === 0 && free <= TRIAL_LOW;
}
