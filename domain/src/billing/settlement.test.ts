import { assert, boolean, constantFrom, integer, property, array, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY_MS } from '../durations.ts';
import { settledBefore } from './formerGrants.ts';
import { settlement, type SettlementFacts } from './settlement.ts';
import { at, line, subscription } from './testLines.ts';
import type { Subscription } from './subscription.ts';

const NOTHING = { given: 0, lost: 0, entries: 0, at: new Date(0) };

const facts = (fields: Partial<SettlementFacts> = {}): SettlementFacts => ({
  credits: 0,
  held: 0,
  settled: NOTHING,
  before: [],
  subscriptions: [subscription()],
  isFresh: true,
  now: at('2026-01-20'),
  ...fields,
});

/** A month of PLUS of which this share was kept. */
const keeping = (kept: number): readonly Subscription[] => [
  subscription({ lines: [line('2026-01-15', '2026-02-15', { kept })] }),
];

describe('settling', () => {
  it('grants a paid month, once', () => {
    const first = settlement(facts({ credits: 10 }));
    expect(first).toMatchObject({
      credits: 310,
      settled: { given: 300, lost: 0, entries: 1 },
      entries: [{ kind: 'month', amount: 300, description: 'PLUS credits for 2026-01' }],
    });
    const again = settlement(
      facts({ credits: 310, settled: first.settled, before: [subscription()] }),
    );
    expect(again).toEqual({ settled: first.settled, credits: 310, entries: [] });
  });

  it('names each month by itself when several are due at once', () => {
    const lines = [line('2026-01-15', '2026-02-15'), line('2026-02-15', '2026-03-15')];
    const { entries } = settlement(
      facts({ subscriptions: [subscription({ lines })], now: at('2026-02-20') }),
    );
    expect(entries.map(({ month, amount, balance }) => [month, amount, balance])).toEqual([
      ['2026-01', 300, 300],
      ['2026-02', 300, 600],
    ]);
  });

  it('caps each part by its own plan, whatever plan is paid for by the time it is heard of', () => {
    const lines = [
      line('2026-01-15', '2026-02-15', { plan_id: 'ULTIMATE' }),
      line('2026-02-15', '2026-03-15', { plan_id: 'STARTER' }),
    ];
    const { credits, settled } = settlement(
      facts({ subscriptions: [subscription({ lines })], now: at('2026-02-20') }),
    );
    expect(credits).toBe(3_000);
    expect(settled).toMatchObject({ given: 3_000, lost: 100 });
  });

  it('does not owe later what the cap left out', () => {
    const capped = settlement(facts({ credits: 850 }));
    expect(capped).toMatchObject({ credits: 900, settled: { given: 50, lost: 250 } });
    const spent = facts({ credits: 0, settled: capped.settled, before: [subscription()] });
    expect(settlement(spent).entries).toEqual([]);
  });

  it('takes back what was refunded, but never what is held or spent', () => {
    const settled = { given: 300, lost: 0, entries: 1, at: at('2026-01-15') };
    const back = (credits: number, held: number) =>
      settlement(facts({ credits, held, settled, subscriptions: keeping(0), before: keeping(1) }));
    expect(back(310, 0)).toMatchObject({ credits: 10, settled: { given: 0 } });
    expect(back(310, 0).entries[0]).toMatchObject({
      kind: 'take_back',
      amount: -300,
      description: 'PLUS credits taken back: its payment was returned',
    });
    expect(back(120, 20)).toMatchObject({ credits: 20, settled: { given: 200 } });
    expect(back(0, 0)).toMatchObject({ credits: 0, settled: { given: 300 }, entries: [] });
  });

  it('takes back only what was given, not what the cap left out', () => {
    const settled = { given: 50, lost: 250, entries: 1, at: at('2026-01-15') };
    const half = facts({ credits: 900, settled, subscriptions: keeping(0.5) });
    expect(settlement(half)).toMatchObject({ credits: 900, settled: { given: 50, lost: 100 } });
    const none = facts({ credits: 900, settled, subscriptions: keeping(0) });
    expect(settlement(none)).toMatchObject({ credits: 850, settled: { given: 0, lost: 0 } });
  });

  it('gives back what was taken when a dispute is won', () => {
    const settled = { given: 0, lost: 0, entries: 2, at: at('2026-01-18') };
    const won = facts({ credits: 10, settled, subscriptions: keeping(1), before: keeping(0) });
    expect(settlement(won)).toMatchObject({ credits: 310, settled: { given: 300, entries: 3 } });
  });

  it('lets the next grant make up for what was spent before its money went back', () => {
    const lines = [
      line('2026-01-15', '2026-02-15', { kept: 0 }),
      line('2026-02-15', '2026-03-15', { plan_id: 'CREATOR' }),
    ];
    const settled = { given: 300, lost: 0, entries: 1, at: at('2026-01-15') };
    const next = settlement(
      facts({ settled, subscriptions: [subscription({ lines })], now: at('2026-02-20') }),
    );
    expect(next).toMatchObject({ credits: 700, settled: { given: 1_000 } });
    expect(next.entries).toHaveLength(1);
  });

  it('takes nothing back by itself: only when the provider was asked', () => {
    const settled = { given: 300, lost: 0, entries: 1, at: at('2026-01-15') };
    const timeAlone = facts({ credits: 310, settled, subscriptions: [], isFresh: false });
    expect(settlement(timeAlone)).toMatchObject({ credits: 310, entries: [] });
  });

  it('grants nothing again for the months of before it kept a sum', () => {
    const lines = [line('2026-01-15', '2026-02-15'), line('2026-02-15', '2026-03-15')];
    const settled = settledBefore([
      { plan_id: 'PLUS', amount: 300 },
      { plan_id: 'PLUS', amount: 120 },
    ]);
    const moved = facts({
      credits: 900,
      settled,
      subscriptions: [subscription({ lines })],
      now: at('2026-02-20'),
    });
    expect(settlement(moved)).toMatchObject({ credits: 900, entries: [] });
  });

  it('comes to the same, however often it looks on the way', () => {
    const month = record({
      kept: constantFrom(0, 0.25, 0.5, 1),
      plan_id: constantFrom('STARTER', 'PLUS', 'ULTIMATE'),
      looks: boolean(),
      isUpgrade: boolean(),
    });
    assert(
      property(
        array(month, { minLength: 1, maxLength: 10 }),
        integer({ min: 0, max: 28 }),
        (months, day) => {
          const dayOf = (index: number) => new Date(Date.UTC(2026, index, 1, 12));
          const lines = months.map(({ kept, plan_id }, index) =>
            line('2026-01-01', '2026-02-01', {
              line_id: `il_${index}`,
              invoice_id: `in_${index}`,
              plan_id,
              kept,
              starts_at: dayOf(index),
              ends_at: dayOf(index + 1),
              period_start: dayOf(index),
            }),
          );
          const look = (known: SettlementFacts, index: number): SettlementFacts => {
            const subscriptions = [subscription({ lines: lines.slice(0, index + 1) })];
            const now = new Date(dayOf(index).getTime() + day * DAY_MS);
            const { credits, settled } = settlement({ ...known, subscriptions, now });
            return { ...known, credits, settled, before: subscriptions };
          };
          // Far below every cap: nothing is lost on the way.
          const start = facts({ credits: -1_000_000 });
          const often = months.reduce(
            (known, { looks }, index) =>
              looks || index === months.length - 1 ? look(known, index) : known,
            start,
          );
          const once = look(start, months.length - 1);
          expect(often.credits).toBe(once.credits);
          expect(often.settled.given).toBe(once.settled.given);
        },
      ),
    );
  });
});
