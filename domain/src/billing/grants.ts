import { GRANT_CAP_MONTHS } from './grantCap.ts';
import { PLANS, type PlanId } from './plans.ts';
import type { BillingPeriod } from './prices.ts';

/**
 * Credits to add of those that are due (a whole month's unless told), cut so that the balance stays
 * within the plan's cap. A balance already above it (after a change to a smaller plan) is left
 * alone: 0, never negative. The ledger takes no row of 0, but what is cut counts as settled.
 */
export function grantAmount({
  credits,
  planId,
  due = PLANS[planId].credits,
}: {
  credits: number;
  planId: PlanId;
  due?: number;
}): number {
  return Math.max(0, Math.min(due, PLANS[planId].credits * GRANT_CAP_MONTHS - credits));
}

/** `yyyy-mm` in UTC. */
export const monthOf = (date: Date): string => date.toISOString().slice(0, 7);

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
  /** Its day of the month counts, not that of `paidFrom`: February may have cut that short. */
  readonly anchor: Date;
}

/**
 * When the grants of a paid period are due: one for a monthly period, up to twelve for a year.
 * Counted from the billing day, not by calendar month, else subscribing on the 31st would grant
 * twice within a day.
 */
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

const MONTHS = { monthly: 1, yearly: 12 } as const satisfies Record<BillingPeriod, number>;

/** When a billing period began, by its end and the subscription's anchor. */
export function periodStartBefore(
  end: Date,
  { period, anchor }: { period: BillingPeriod; anchor: Date },
): Date {
  const isCutShort = monthsAfter(end, { months: 0, day: 31 }).getTime() === end.getTime();
  const day = isCutShort ? Math.max(end.getUTCDate(), anchor.getUTCDate()) : end.getUTCDate();
  return monthsAfter(end, { months: -MONTHS[period], day });
}
