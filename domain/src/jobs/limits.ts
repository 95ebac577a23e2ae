import type { PlanId } from '../billing/plans.ts';
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '../durations.ts';
import type { EngineId } from '../imaging/engineId.ts';

/** How many jobs of a user may wait, besides those that have a place. */
const WAITING_MOST: Readonly<Record<PlanId | 'trial', number>> = {
  trial: 4,
  STARTER: 10,
  PLUS: 20,
  CREATOR: 40,
  ULTIMATE: 100,
};

export const waitingMostOf = (planId: PlanId | null): number => WAITING_MOST[planId ?? 'trial'];

/** How often a picture is tried before its job fails. A hosted model is busy now and then. */
export const ATTEMPTS_MOST: Readonly<Record<EngineId, number>> = { embedded: 2, hosted: 3 };

/** How long a worker of the queue may take, and from when on its job is another's. */
export const QUEUE_TIMES_MS: Readonly<
  Record<EngineId, { readonly worker: number; readonly lease: number }>
> = {
  embedded: { worker: 2 * MINUTE_MS, lease: 3 * MINUTE_MS },
  hosted: { worker: 5 * MINUTE_MS, lease: 6 * MINUTE_MS },
};

/** A queued job that nobody has claimed for so long has lost its task. */
export const TASK_LOST_MS = 2 * MINUTE_MS;
/** Sources are kept for a day: what has waited for so long does not begin any more. */
export const WAITED_TOO_LONG_MS = 12 * HOUR_MS;
/** While the day's budget is spent, a job is looked at this often. */
export const DEFER_MS = 15 * MINUTE_MS;
/** The words of what was asked for are kept so long after a job has ended: to be shown, and tried again. */
export const INPUT_KEPT_MS = 24 * HOUR_MS;

/** How long the next attempt waits; shorter than a task counts as lost. */
export const attemptDelayMs = (attempt: number): number => 15 * SECOND_MS * 2 ** attempt;
