import { z } from 'zod';
import { grantDates } from './grants.ts';
import { PLAN_IDS, PLANS, type PlanId } from './plans.ts';

/**
 * One line of a paid invoice: some time of a plan that was bought, or (`sign` -1) time of a plan
 * that was bought before and is given back.
 */
export const paidLineSchema = z.object({
  line_id: z.string().min(1),
  subscription_id: z.string().min(1),
  invoice_id: z.string().min(1),
  plan_id: z.enum(PLAN_IDS),
  sign: z.union([z.literal(1), z.literal(-1)]),
  quantity: z.int().min(1),
  starts_at: z.date(),
  ends_at: z.date(),
  /** Of the billing period that the line is a part of; its own start when it covers all of it. */
  period_start: z.date(),
  /** Whether a change of plan made it, not the beginning of a period. */
  is_proration: z.boolean(),
  /** Of the invoice's money, what was neither given back nor withdrawn: 0 to 1. */
  kept: z.number().min(0).max(1),
});
export type PaidLine = z.infer<typeof paidLineSchema>;

/** Credits that a line owes from a moment on; below zero where it gives time back. */
export interface Step {
  readonly at: Date;
  readonly credits: number;
  readonly line: PaidLine;
  /** Takes what nothing brought: time was given back that was not paid for, or not any more. */
  readonly isDebt: boolean;
}

/**
 * The credits of a subscription's lines by when they come due, oldest first. In all a line is worth
 * its share of the billing period's credits, to the second, as its money is. Months that begin later
 * come due then, in full; what is left for the month under way is due at once.
 *
 * A line that gives time back runs by the dates of the line it cancels, so it takes exactly the
 * months that this one would still bring. As far as the cancelled one brings none (it was never
 * paid, or its money went back too), it takes them when they are over.
 */
export const stepsOf = (lines: readonly PaidLine[]): readonly Step[] =>
  inOrder(
    lines.flatMap((line) => {
      if (line.sign === 1) return stepsAt(line, { dates: 'begin', share: line.kept });
      const brought = lines.findLast((other) => isCancelledBy(other, line))?.kept ?? 0;
      return [
        ...stepsAt(line, { dates: 'begin', share: -line.kept * brought }),
        ...stepsAt(line, { dates: 'end', share: -line.kept * (1 - brought) }),
      ].filter(({ credits }) => credits < 0);
    }),
  );

export const inOrder = (steps: readonly Step[]): readonly Step[] =>
  steps.toSorted((one, other) => one.at.getTime() - other.at.getTime());

const isCancelledBy = (bought: PaidLine, back: PaidLine): boolean =>
  bought.sign === 1 &&
  bought.plan_id === back.plan_id &&
  bought.ends_at.getTime() === back.ends_at.getTime() &&
  bought.starts_at <= back.starts_at;

/** A share of a line's credits, each month of it when it begins or when it is over. */
function stepsAt(
  line: PaidLine,
  { dates, share }: { dates: 'begin' | 'end'; share: number },
): readonly Step[] {
  const { starts_at, ends_at, period_start, quantity, plan_id } = line;
  const length = ends_at.getTime() - period_start.getTime();
  if (!(length > 0)) return [];
  const months = grantDates({ paidFrom: period_start, paidUntil: ends_at, anchor: anchorOf(line) });
  const monthly = PLANS[plan_id].credits * quantity;
  const total = (monthly * months.length * (ends_at.getTime() - starts_at.getTime())) / length;
  const later = months.filter((month) => month > starts_at);
  const due = dates === 'begin' ? [starts_at, ...later] : [...later, ends_at];
  let before = 0;
  return due.map((at, index) => {
    const begun = Math.max(0, total - monthly * (later.length - index));
    const credits = (begun - before) * share;
    before = begun;
    return { at, credits, line, isDebt: dates === 'end' };
  });
}

/** Of a period that February cut short, the end it meets knows the day of the month. */
const anchorOf = ({ period_start, ends_at }: PaidLine): Date =>
  period_start.getUTCDate() >= ends_at.getUTCDate() ? period_start : ends_at;

/** What rounding may add up to, of credits and of shares: far less than one counts. */
export const NOTHING = 1e-6;

/**
 * The largest plan that is paid for at a moment; null when none is. Time given back ends the period
 * that it was bought in, and no other.
 */
export function planAt(lines: readonly PaidLine[], moment: Date): PlanId | null {
  const held = new Map<string, { readonly planId: PlanId; readonly share: number }>();
  for (const { plan_id: planId, starts_at, ends_at, sign, kept } of lines) {
    if (starts_at > moment || moment >= ends_at) continue;
    const period = `${planId} ${ends_at.getTime()}`;
    held.set(period, { planId, share: (held.get(period)?.share ?? 0) + sign * kept });
  }
  const paid = [...held.values()].filter(({ share }) => share > NOTHING);
  return PLAN_IDS.findLast((id) => paid.some(({ planId }) => planId === id)) ?? null;
}

/** The end of the time that is paid for; null when nothing is. */
export function paidUntil(lines: readonly PaidLine[]): Date | null {
  const ends = lines.filter(({ sign }) => sign === 1).map(({ ends_at }) => ends_at.getTime());
  const last = ends
    .toSorted((one, other) => other - one)
    .find((end) => planAt(lines, new Date(end - 1)) !== null);
  return last === undefined ? null : new Date(last);
}
