import { GRANT_CAP_MONTHS } from './grantCap.ts';
import { PLANS, type PlanId } from './plans.ts';

/**
 * Credits to add for one paid month: the plan's, cut so that the balance stays within the cap. A
 * balance already above it (after a change to a smaller plan) is left alone: 0, never negative. The
 * ledger takes no row of 0, but the month counts as granted all the same.
 */
export function grantAmount({ credits, planId }: { credits: number; planId: PlanId }): number {
  const plan = PLANS[planId];
  return Math.max(0, Math.min(plan.credits, plan.credits * GRANT_CAP_MONTHS - credits));
}

/** Id of a grant, `{subscriptionId}:{yyyy-mm}`: a second grant of one month meets the first. */
export const grantKey = ({
  subscriptionId,
  month,
}: {
  subscriptionId: string;
  month: string;
}): string => `${subscriptionId}:${month}`;

/** `yyyy-mm` in UTC. */
const monthOf = (date: Date): string => date.toISOString().slice(0, 7);

/** Months later at the same time of day (UTC), on the wanted day or the month's last. */
function monthsAfter(start: Date, { months, day }: { months: number; day: number }): Date {
  const due = new Date(start);
  // From the 1st on: setting a month that lacks the current day would run into the next one.
  due.setUTCDate(1);
  due.setUTCMonth(due.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(due.getUTCFullYear(), due.getUTCMonth() + 1, 0)).getUTCDate();
  due.setUTCDate(Math.min(day, lastDay));
  return due;
}

interface PaidTime {
  /** First moment of the period an invoice paid for; its grant is due at once. */
  readonly paidFrom: Date;
  /** First moment after it: a grant due then belongs to the next period. */
  readonly paidUntil: Date;
  /**
   * The subscription's billing cycle anchor. Its day counts, not that of `paidFrom`: anchored on
   * the 31st, a period may start on 28 February, and the next grant is due on 31 March.
   */
  readonly anchor: Date;
}

/** When the grants of a paid period are due: one for a monthly period, up to twelve for a year. */
export function grantDates({ paidFrom, paidUntil, anchor }: PaidTime): Date[] {
  const dates: Date[] = [];
  const day = anchor.getUTCDate();
  let due = paidFrom;
  while (due < paidUntil) {
    dates.push(due);
    due = monthsAfter(paidFrom, { months: dates.length, day });
  }
  return dates;
}

/**
 * The months (`yyyy-mm`, UTC) of a paid period whose grants are due by now, oldest first. Counted
 * from the billing day, not by calendar month, else subscribing on the 31st would grant twice
 * within a day. Asking again later repeats the earlier months; `grantKey` makes that harmless.
 */
export const grantMonthsDue = (paid: PaidTime, now: Date): string[] =>
  grantDates(paid)
    .filter((due) => due <= now)
    .map(monthOf);
