import type { PlanPrice } from '../options.ts';

export type Interval = PlanPrice['interval'];

const MONTHS = { month: 1, year: 12 } as const satisfies Record<Interval, number>;

/**
 * End of the period that holds `start`. Counted from the anchor, not from the last period: who
 * pays on the 31st pays on 28 February and on 31 March again.
 */
export function periodEndAfter({
  anchor,
  start,
  interval,
}: {
  readonly anchor: number;
  readonly start: number;
  readonly interval: Interval;
}): number {
  let periods = 1;
  let end = addMonths(anchor, MONTHS[interval]);
  while (end <= start) {
    periods += 1;
    end = addMonths(anchor, MONTHS[interval] * periods);
  }
  return end;
}

/** Same day and time of day, or the last day of a month that has no such day. */
function addMonths(seconds: number, months: number): number {
  const from = new Date(seconds * 1000);
  const target = new Date(from);
  target.setUTCDate(1);
  target.setUTCMonth(from.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(target.getUTCFullYear(), target.getUTCMonth() + 1, 0));
  target.setUTCDate(Math.min(from.getUTCDate(), lastDay.getUTCDate()));
  return Math.floor(target.getTime() / 1000);
}
