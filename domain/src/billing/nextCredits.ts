import { paidUntil } from './paidLine.ts';
import { stepsOfAll, type Subscription } from './subscription.ts';

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
