import {
  accessReason,
  hasAccess,
  waitingCredits,
  type AccessFacts,
  type PlanPayments,
} from '../profile/access.ts';
import { concurrencyOf, type PlanId } from '../billing/plans.ts';
import type { Refusal } from '../errors.ts';
import { waitingMostOf } from '../jobs/limits.ts';
import { CANCELLED_JOBS, isReached, WASTED_JOBS, type CountedJobs } from '../profile/pause.ts';

export interface ReserveFacts extends AccessFacts, PlanPayments {
  readonly credits: number;
  readonly credits_held: number;
  readonly jobs_running: number;
  /** Of the trial, until the address is confirmed. */
  readonly trial_credits_waiting: number;
  readonly plan_id: PlanId | null;
  readonly suspended_at: Date | null;
  readonly wasted_jobs: CountedJobs | null;
  readonly cancelled_jobs: CountedJobs | null;
}

/** Credits free to spend: what is held for open jobs is taken already. */
export const availableCredits = ({
  credits,
  credits_held,
}: Pick<ReserveFacts, 'credits' | 'credits_held'>): number => Math.max(0, credits - credits_held);

/** Whether the free credits are too few; whose others wait for a confirmed address is told so. */
export function creditRefusal(
  facts: Pick<ReserveFacts, 'credits' | 'credits_held' | 'trial_credits_waiting' | 'trial_ends_at'>,
  { cost, now }: { cost: number; now: Date },
): Refusal | null {
  const available = availableCredits(facts);
  if (available >= cost) return null;
  const params = { needed: cost, available };
  const waiting = waitingCredits(facts, now);
  return waiting > 0
    ? { reason: 'credits-waiting', params: { ...params, waiting } }
    : { reason: 'insufficient-credits', params };
}

/** Why nothing of this cost may be asked for, whoever draws; null when it may. */
function spendRefusal(
  facts: ReserveFacts,
  { cost, now }: { cost: number; now: Date },
): Refusal | null {
  if (facts.suspended_at !== null) return { reason: 'account-suspended' };
  if (!hasAccess(facts, now)) return { reason: accessReason(facts) };
  const tooFew = creditRefusal(facts, { cost, now });
  if (tooFew !== null) return tooFew;
  if (isReached(facts.wasted_jobs, WASTED_JOBS, now)) return { reason: 'too-many-failures' };
  return isReached(facts.cancelled_jobs, CANCELLED_JOBS, now) ? { reason: 'rate-limited' } : null;
}

/** Whether a job of this cost may start now; null when it may. */
export function reserveRefusal(
  facts: ReserveFacts,
  { cost, now }: { cost: number; now: Date },
): Refusal | null {
  const refusal = spendRefusal(facts, { cost, now });
  if (refusal !== null) return refusal;
  const limit = concurrencyOf(facts.plan_id).images;
  if (facts.jobs_running >= limit) return { reason: 'too-many-running', params: { limit } };
  return null;
}

/** How many jobs may begin now: none where nothing may be drawn any more. */
export const freePlaces = (
  facts: Pick<ReserveFacts, 'jobs_running' | 'plan_id' | 'suspended_at' | keyof AccessFacts>,
  now: Date,
): number =>
  facts.suspended_at === null && hasAccess(facts, now)
    ? Math.max(0, concurrencyOf(facts.plan_id).images - facts.jobs_running)
    : 0;

/** Whether so many jobs may be asked for, of which those that find no place wait; null when they may. */
export function queueRefusal(
  facts: ReserveFacts & { readonly jobs_waiting: number },
  { cost, count, now }: { cost: number; count: number; now: Date },
): Refusal | null {
  const refusal = spendRefusal(facts, { cost: cost * count, now });
  if (refusal !== null) return refusal;
  const limit = waitingMostOf(facts.plan_id);
  const waiting = Math.max(0, facts.jobs_waiting + count - freePlaces(facts, now));
  return waiting > limit ? { reason: 'queue-full', params: { limit } } : null;
}
