import type { PlanId } from '../billing/plans.ts';
import { DAY_MS } from '../durations.ts';
import { TRIAL_WARNING } from './trial.ts';

export interface AccessFacts {
  readonly has_active_subscription: boolean;
  /** Null: not limited. */
  readonly access_until: Date | null;
  readonly trial_ends_at: Date;
}

/** Whether a subscription counts now: switched on, and its paid time (with grace) not over. */
export const isSubscribed = (facts: AccessFacts, now: Date): boolean =>
  facts.has_active_subscription &&
  (facts.access_until === null || facts.access_until.getTime() > now.getTime());

/** Whether generating calls are served at all: a subscription, or a trial that still runs. */
export const hasAccess = (facts: AccessFacts, now: Date): boolean =>
  isSubscribed(facts, now) || facts.trial_ends_at.getTime() > now.getTime();

interface PlanFacts extends AccessFacts {
  readonly plan_id: PlanId | null;
  readonly next_plan_id: PlanId | null;
  readonly renews_at: Date | null;
}

/** What a subscriber's plan changes to when it renews. That day may pass before its news are here. */
export function plannedPlan(
  facts: PlanFacts,
  now: Date,
): { readonly planId: PlanId; readonly from: Date } | null {
  const { plan_id: plan, next_plan_id: planId, renews_at: from } = facts;
  if (!isSubscribed(facts, now) || planId === null || planId === plan) return null;
  return from === null || from <= now ? null : { planId, from };
}

/** What the server knows of payments for a plan. */
export interface PlanPayments {
  readonly payment_overdue: boolean;
  readonly had_plan: boolean;
}

/** Why nothing is served: of whoever has no access. */
export const accessReason = ({ payment_overdue: isOverdue, had_plan: hadPlan }: PlanPayments) =>
  isOverdue ? 'payment-overdue' : hadPlan ? 'plan-ended' : 'access-ended';

export interface TrialCredits extends AccessFacts {
  readonly credits: number;
  readonly trial_credits_waiting: number;
}

/**
 * Whether the dashboard sends its visitor to /payment: no subscription, and the trial is over or
 * its credits are spent. Credits held for a running job still count, it may yet give them back; so
 * do those that wait for the confirmation of the address.
 */
export const needsPayment = (facts: TrialCredits, now: Date): boolean =>
  !isSubscribed(facts, now) &&
  (!hasAccess(facts, now) || (facts.credits <= 0 && waitingCredits(facts, now) === 0));

/** Credits that come with the confirmation of the address: as long as the trial runs. */
export const waitingCredits = (
  facts: Pick<TrialCredits, 'trial_ends_at' | 'trial_credits_waiting'>,
  now: Date,
): number => (facts.trial_ends_at.getTime() > now.getTime() ? facts.trial_credits_waiting : 0);

/** Whole days left, rounded up; 0 when it is over. */
export const daysRemaining = (trialEndsAt: Date, now: Date): number =>
  Math.max(0, Math.ceil((trialEndsAt.getTime() - now.getTime()) / DAY_MS));

export type TrialState =
  | { readonly kind: 'hidden' }
  | { readonly kind: 'expired' | 'ended' | 'overdue' }
  | { readonly kind: 'ending-soon' | 'active'; readonly days: number; readonly credits: number };

/** Which banner of trial or plan stands above the dashboard. */
export function trialState(facts: TrialCredits & PlanPayments, now: Date): TrialState {
  // Also while access outlasts it: paying late is better than losing it.
  if (facts.payment_overdue) return { kind: 'overdue' };
  if (isSubscribed(facts, now)) return { kind: 'hidden' };
  if (!hasAccess(facts, now)) return { kind: facts.had_plan ? 'ended' : 'expired' };
  const days = daysRemaining(facts.trial_ends_at, now);
  const left = facts.credits + waitingCredits(facts, now);
  const endsSoon = days <= TRIAL_WARNING.days || left <= TRIAL_WARNING.credits;
  return { kind: endsSoon ? 'ending-soon' : 'active', days, credits: facts.credits };
}
