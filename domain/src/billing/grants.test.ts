import { array, assert, constantFrom, date, integer, nat, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY_MS } from '../durations.ts';
import { grantAmount, grantDates, monthOf, periodStartBefore } from './grants.ts';
import { PLAN_IDS, PLANS } from './plans.ts';

const anyPlan = constantFrom(...PLAN_IDS);

describe('the grant of a month', () => {
  it.each([
    [0, 100],
    [10, 100],
    [200, 100],
    [250, 50],
    [299, 1],
    [300, 0],
    [900, 0],
  ])('adds to a STARTER balance of %d: %d', (credits, amount) => {
    expect(grantAmount({ credits, planId: 'STARTER' })).toBe(amount);
  });

  it('never lowers a balance, exceeds the plan or lifts above the cap', () => {
    assert(
      property(nat(20_000), anyPlan, (credits, planId) => {
        const amount = grantAmount({ credits, planId });
        const cap = 3 * PLANS[planId].credits;
        expect(Number.isInteger(amount)).toBe(true);
        expect(amount).toBeGreaterThanOrEqual(0);
        expect(amount).toBeLessThanOrEqual(PLANS[planId].credits);
        expect(credits + amount).toBeLessThanOrEqual(Math.max(cap, credits));
      }),
    );
  });

  it('is cut by nothing but the cap', () => {
    assert(
      property(nat(20_000), anyPlan, (credits, planId) => {
        const amount = grantAmount({ credits, planId });
        const { credits: whole } = PLANS[planId];
        expect(amount === whole || credits + amount >= 3 * whole).toBe(true);
      }),
    );
  });

  it('never leaves the richer of two users poorer', () => {
    assert(
      property(nat(20_000), nat(20_000), anyPlan, (credits, more, planId) => {
        const after = (balance: number) => balance + grantAmount({ credits: balance, planId });
        expect(after(credits + more)).toBeGreaterThanOrEqual(after(credits));
      }),
    );
  });

  it('is what is due, where that is less than a month', () => {
    expect(grantAmount({ credits: 0, planId: 'ULTIMATE', due: 40 })).toBe(40);
    expect(grantAmount({ credits: 8_990, planId: 'ULTIMATE', due: 40 })).toBe(10);
  });
});

const at = (text: string): Date => new Date(`${text}Z`);
const moment = date({
  min: at('1999-12-01T00:00'),
  max: at('2105-01-01T00:00'),
  noInvalidDate: true,
});

/** Month number since year 0: consecutive months differ by one. */
const ordinal = (month: string): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5));

/** Stripe's way to count billing dates, written differently than ours: by subtracting overshoot. */
function cycleDate(anchor: Date, months: number): Date {
  const target = new Date(anchor);
  target.setUTCMonth(target.getUTCMonth() + months);
  return target.getUTCDate() === anchor.getUTCDate()
    ? target
    : new Date(target.getTime() - target.getUTCDate() * DAY_MS);
}

/** The months of a period whose grants are due by now. */
const grantMonthsDue = (paid: Parameters<typeof grantDates>[0], now: Date): string[] =>
  grantDates(paid)
    .filter((due) => due <= now)
    .map(monthOf);

/** All grants due in a period that is over. */
const dueInAll = (anchor: Date, [first, last]: [number, number]): string[] => {
  const paidUntil = cycleDate(anchor, last);
  return grantMonthsDue({ paidFrom: cycleDate(anchor, first), paidUntil, anchor }, paidUntil);
};

describe('the months due', () => {
  const anchor = at('2026-01-31T23:30');
  const year = { anchor, paidFrom: anchor, paidUntil: at('2027-01-31T23:30') };

  it.each([
    ['nothing before the period', '2026-01-31T23:29', []],
    ['the first at once', '2026-01-31T23:30', ['2026-01']],
    ['no second a day later', '2026-02-01T12:00', ['2026-01']],
    ['none a minute early', '2026-02-28T23:29', ['2026-01']],
    ['the second on the last day of February', '2026-02-28T23:30', ['2026-01', '2026-02']],
    ['the third on the 31st again', '2026-03-31T23:29', ['2026-01', '2026-02']],
    ['the fourth on the 30th', '2026-04-30T23:30', ['2026-01', '2026-02', '2026-03', '2026-04']],
  ])('of a year from 31 January hold %s', (_, now, months) => {
    expect(grantMonthsDue(year, at(now))).toEqual(months);
  });

  it('know 29 February', () => {
    const leap = { anchor, paidFrom: anchor, paidUntil: at('2029-01-31T23:30') };
    expect(grantMonthsDue(leap, at('2028-02-29T23:29')).at(-1)).toBe('2028-01');
    expect(grantMonthsDue(leap, at('2028-02-29T23:30')).at(-1)).toBe('2028-02');
  });

  it('are one for a monthly period that February cut short', () => {
    const period = { anchor, paidFrom: at('2026-02-28T23:30'), paidUntil: at('2026-03-31T23:30') };
    expect(grantMonthsDue(period, at('2026-12-01T00:00'))).toEqual(['2026-02']);
  });

  it('are none of an empty or unreadable period', () => {
    expect(grantMonthsDue({ ...year, paidUntil: anchor }, at('2026-06-01T00:00'))).toEqual([]);
    expect(grantMonthsDue({ ...year, paidUntil: new Date(NaN) }, anchor)).toEqual([]);
    expect(grantMonthsDue({ ...year, paidFrom: new Date(NaN) }, anchor)).toEqual([]);
  });

  it('are complete: one for each month paid, twelve a year, without a gap', () => {
    assert(
      property(moment, nat(60), integer({ min: 1, max: 36 }), (start, first, length) => {
        const months = dueInAll(start, [first, first + length]);
        expect(months).toHaveLength(length);
        for (const [index, month] of months.slice(1).entries()) {
          expect(ordinal(month) - ordinal(months[index] ?? '')).toBe(1);
        }
      }),
    );
  });

  it('are the same however the time was paid for: in months, in years, at once', () => {
    assert(
      property(moment, array(integer({ min: 1, max: 12 }), { maxLength: 8 }), (start, lengths) => {
        let from = 0;
        const pieces = lengths.flatMap((length) => {
          const piece = dueInAll(start, [from, from + length]);
          from += length;
          return piece;
        });
        expect(pieces).toEqual(dueInAll(start, [0, from]));
        expect(new Set(pieces).size).toBe(pieces.length);
      }),
    );
  });

  it('stay what they were when asked again later: grants by key are idempotent', () => {
    assert(
      property(moment, nat(800), nat(800), (start, days, moreDays) => {
        const paid = { anchor: start, paidFrom: start, paidUntil: cycleDate(start, 24) };
        const early = new Date(start.getTime() + days * DAY_MS);
        const late = new Date(early.getTime() + moreDays * DAY_MS);
        const before = grantMonthsDue(paid, early);
        expect(grantMonthsDue(paid, early)).toEqual(before);
        expect(grantMonthsDue(paid, late).slice(0, before.length)).toEqual(before);
      }),
    );
  });

  it('come on the day and minute they are due, not before', () => {
    assert(
      property(moment, integer({ min: 1, max: 23 }), (start, months) => {
        const paid = { anchor: start, paidFrom: start, paidUntil: cycleDate(start, 24) };
        const due = cycleDate(start, months);
        expect(grantMonthsDue(paid, due)).toHaveLength(months + 1);
        expect(grantMonthsDue(paid, new Date(due.getTime() - 1))).toHaveLength(months);
        expect(grantMonthsDue(paid, due).at(-1)).toBe(due.toISOString().slice(0, 7));
      }),
    );
  });
});

describe('the beginning of a period', () => {
  it('is found from its end, for months and years of every anchor', () => {
    assert(
      property(moment, nat(60), (anchor, periods) => {
        for (const [period, months] of [
          ['monthly', 1],
          ['yearly', 12],
        ] as const) {
          const start = cycleDate(anchor, periods * months);
          const end = cycleDate(anchor, (periods + 1) * months);
          expect(periodStartBefore(end, { period, anchor })).toEqual(start);
        }
      }),
    );
  });
});
