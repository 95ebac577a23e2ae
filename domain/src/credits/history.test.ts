import { array, assert, constantFrom, integer, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY_MS } from '../durations.ts';
import { historyOf, totalsOf, type HistoryRead, type UnchargedJob } from './history.ts';
import { CSV_START } from '../csv.ts';
import { historyCsv } from './historyCsv.ts';
import { ledgerRowSchema, type LedgerRow } from './ledger.ts';

const day = (number: number): Date => new Date(Date.UTC(2026, 0, 1) + number * DAY_MS);

const row = (fields: Partial<LedgerRow> & { id: string }): LedgerRow & { id: string } => ({
  ...ledgerRowSchema.parse({
    user_id: 'mara',
    amount: -1,
    balance_after: 9,
    transaction_type: 'text_image',
    description: 'Text to image',
    job_id: null,
    created_at: day(1),
    updated_at: day(1),
    ...fields,
  }),
  id: fields.id,
});

const job = (id: string, at: number): UnchargedJob & { id: string } => ({
  id,
  state: 'failed',
  operation: 'text',
  failure: null,
  created_at: day(at),
});

const WHOLE: HistoryRead = {
  ledger: { rows: [], isWhole: true },
  jobs: { rows: [], isWhole: true },
};

const idsOf = (read: HistoryRead) => historyOf(read).lines.map(({ id }) => id);

describe('two lists as one', () => {
  it('are in the order of time, and of balances within one moment', () => {
    // The id says nothing of the order: 10 was written after 9, and sorts before it.
    const rows = [
      row({ id: 'picture', created_at: day(3), amount: -2, balance_after: 398 }),
      row({ id: 'grant_9', created_at: day(1), amount: 100, balance_after: 300 }),
      row({ id: 'grant_10', created_at: day(1), amount: 100, balance_after: 400 }),
      row({ id: 'grant_8', created_at: day(1), amount: 200, balance_after: 200 }),
    ];
    const read = {
      ...WHOLE,
      ledger: { rows, isWhole: true },
      jobs: { rows: [job('f', 2)], isWhole: true },
    };
    expect(idsOf(read)).toEqual(['picture', 'f', 'grant_10', 'grant_9', 'grant_8']);
  });

  it('end where one of them is not read further', () => {
    const rows = [row({ id: 'new', created_at: day(9) }), row({ id: 'old', created_at: day(1) })];
    const jobs = { rows: [job('j8', 8), job('j5', 5)], isWhole: false };
    const read = { ledger: { rows, isWhole: true }, jobs };
    expect(idsOf(read)).toEqual(['new', 'j8', 'j5']);
    expect(historyOf(read)).toMatchObject({ hasMore: true, next: { ledger: false, jobs: true } });
  });

  it('begin with both, and with nothing that is not certain', () => {
    const unread = { rows: [], isWhole: false };
    const read = { ledger: unread, jobs: unread };
    expect(historyOf(read).next).toEqual({ ledger: true, jobs: true });
    const half = { ledger: { rows: [row({ id: 'a' })], isWhole: true }, jobs: unread };
    expect(historyOf(half)).toMatchObject({ lines: [], next: { ledger: false, jobs: true } });
  });

  it('tell a cancelled picture from a failed one', () => {
    const cancelled = { ...job('c', 1), state: 'cancelled' as const };
    const read = { ...WHOLE, jobs: { rows: [job('f', 2), cancelled], isWhole: true } };
    expect(historyOf(read).lines).toMatchObject([{ failure: 'image-failed' }, { failure: null }]);
  });
});

describe('totals', () => {
  const movements = array(
    record({ amount: constantFrom(-4, -2, -1, 10, 300), gap: constantFrom(0, 1, 1) }),
    { minLength: 1, maxLength: 40 },
  );

  it('add up from where the lines begin to the balance, on every page', () => {
    assert(
      property(movements, integer({ min: 1, max: 40 }), (moves, shown) => {
        let [balance, at] = [1_000, 0];
        const rows = moves.map(({ amount, gap }, index) => {
          balance += amount;
          at += gap;
          return row({ id: String(index), amount, balance_after: balance, created_at: day(at) });
        });
        const read = rows.toReversed();
        const { lines } = historyOf({ ...WHOLE, ledger: { rows: read, isWhole: true } });
        const totals = totalsOf(lines.slice(0, shown));
        expect(totals?.balance).toBe(balance);
        const { before = 0, received = 0, spent = 0 } = totals ?? {};
        expect(before + received - spent).toBe(balance);
      }),
    );
  });

  it('are none where a line in between cannot be shown', () => {
    const rows = [
      row({ id: 'c', balance_after: 8 }),
      row({ id: 'a', amount: 10, balance_after: 10 }),
    ];
    expect(totalsOf(historyOf({ ...WHOLE, ledger: { rows, isWhole: true } }).lines)).toBeNull();
  });

  it('are none where nothing moved', () => {
    expect(
      totalsOf(historyOf({ ...WHOLE, jobs: { rows: [job('f', 2)], isWhole: true } }).lines),
    ).toBeNull();
  });
});

describe('the table', () => {
  it('has a line a movement, and adds up', () => {
    const rows = [
      row({ id: 'b', amount: -2, balance_after: 8, item: { type: 'product', id: 'shot1' } }),
      row({ id: 'a', amount: 10, balance_after: 10, description: 'Free trial' }),
    ];
    expect(historyCsv(rows, 0)).toBe(
      CSV_START +
        '"date","type","description","credits","balance","picture"\r\n' +
        '"2026-01-02T00:00:00.000Z","text_image","Text to image",-2,8,"product/shot1"\r\n' +
        '"2026-01-02T00:00:00.000Z","text_image","Free trial",10,10,""\r\n',
    );
  });

  it('lets no spreadsheet calculate its words', () => {
    const [, line] = historyCsv([row({ id: 'x', description: '=1+1, "so"' })], 0).split('\r\n');
    expect(line).toContain(`"'=1+1, ""so"""`);
  });
});
