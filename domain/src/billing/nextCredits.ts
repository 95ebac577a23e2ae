import { DAY_MS } from '../durations.ts';
import { paidUntil } from './paidLine.ts';
import type { PlanId } from './plans.ts';
import { settlement } from './settlement.ts';
import { stepsOfAll, type SettledCredits, type Subscription } from './subscription.ts';

/**
 * When the plan's next credits come: a month of a year that is paid, else the renewal of what goes
 * on. Null when none are on their way, or a payment is overdue and nobody can say.
 */
export function nextCreditsAt(subscriptions: readonly Subscription[], now: Date): Date | null {
  const paid = stepsOfAll(subscriptions).find(({ at, credits }) => at > now && credits > 0);
  if (paid !== undefined) return paid.at;
  const renewals = subscriptions.flatMap(({ state, ends_at_period_end, lines }) => {
    const until = state === 'active' && !ends_at_period_end ? paidUntil(lines) : null;
    return until !== null && until > now ? [until.getTime()] : [];
  });
  return renewals.length === 0 ? null : new Date(Math.min(...renewals));
}

/** A month of any length brings a month's credits at its beginning. */
const MONTH_MS = 28 * DAY_MS;

/**
 * What comes then, by the settlement as it would be on that day: the plan that a renewal changes to counts, and
 * what was given too much before. The cap of the plan is for whoever knows the balance of that day.
 */
export function nextCredits({
  settled,
  subscriptions,
  now,
}: {
  readonly settled: SettledCredits;
  readonly subscriptions: readonly Subscription[];
  readonly now: Date;
}): { readonly due: number; readonly plan_id: PlanId } | null {
  const at = nextCreditsAt(subscriptions, now);
  if (at === null) return null;
  const then = subscriptions.map((subscription) => renewedBy(subscription, at));
  const facts = { credits: 0, held: 0, settled, before: subscriptions, isFresh: false };
  const { entries } = settlement({ ...facts, subscriptions: then, now: at });
  const due = entries.reduce((sum, { amount, lost }) => sum + amount + lost, 0);
  const plan = entries.at(-1)?.plan_id ?? subscriptions.at(-1)?.plan_id;
  return plan === undefined ? null : { due, plan_id: plan };
}

/** With the month that a renewal brings, where it comes by then. */
function renewedBy(subscription: Subscription, at: Date): Subscription {
  const { id, state, ends_at_period_end: ends, lines } = subscription;
  const until = state === 'active' && !ends ? paidUntil(lines) : null;
  if (until === null || until > at) return subscription;
  const month = {
    line_id: `${id} renewed`,
    subscription_id: id,
    invoice_id: `${id} renewed`,
    plan_id: subscription.next_plan_id ?? subscription.plan_id,
    sign: 1 as const,
    quantity: lines.findLast(({ sign }) => sign === 1)?.quantity ?? 1,
    starts_at: until,
    ends_at: new Date(until.getTime() + MONTH_MS),
    period_start: until,
    is_proration: false,
    kept: 1,
  };
  return { ...subscription, lines: [...lines, month] };
}
