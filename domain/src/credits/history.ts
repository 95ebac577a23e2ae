import { z } from 'zod';
import { DAY_MS } from '../durations.ts';
import { isErrorReason, type ErrorReason } from '../errors.ts';
import { OPERATION_NAMES, OPERATIONS, type OperationName } from '../operations/operations.ts';
import type { LedgerRow } from './ledger.ts';

/** What the history of credits can be narrowed to. */
export const HISTORY_FILTERS = ['all', 'spent', 'received', 'not-charged'] as const;
export type HistoryFilter = (typeof HISTORY_FILTERS)[number];

/** Lines of a page; each is one billed read. */
export const HISTORY_PAGE = 20;

/** Jobs that came to nothing are told of for so long. */
export const UNCHARGED_SHOWN_MS = 30 * DAY_MS;

/** States of a job that ended without a charge. */
export const UNCHARGED_STATES = ['failed', 'cancelled'] as const;

/** Of a job only this is read, whatever else its state brings. */
export const unchargedJobSchema = z.object({
  state: z.enum(UNCHARGED_STATES),
  operation: z.enum(OPERATION_NAMES),
  failure: z.custom<ErrorReason>(isErrorReason).nullish(),
  created_at: z.date(),
});
export type UnchargedJob = z.output<typeof unchargedJobSchema>;

type Identified<Row> = Row & { readonly id: string };

/** One movement of credits. */
export interface MovedLine {
  readonly kind: 'moved';
  readonly id: string;
  readonly at: Date;
  readonly row: LedgerRow;
}

/** A picture that was asked for and not charged: a row of 0. */
export interface UnchargedLine {
  readonly kind: 'uncharged';
  readonly id: string;
  readonly at: Date;
  readonly operation: OperationName;
  /** Null: it was cancelled. */
  readonly failure: ErrorReason | null;
}

export type HistoryLine = MovedLine | UnchargedLine;

/** One of two lists, newest first, as far as it was read. */
interface ReadSoFar<Row> {
  readonly rows: readonly Identified<Row>[];
  readonly isWhole: boolean;
}

export interface HistoryRead {
  readonly ledger: ReadSoFar<LedgerRow>;
  readonly jobs: ReadSoFar<UnchargedJob>;
}

export interface History {
  readonly lines: readonly HistoryLine[];
  readonly hasMore: boolean;
  /** Which list has to be read on, so that more lines are certain. */
  readonly next: { readonly ledger: boolean; readonly jobs: boolean };
}

/**
 * Both lists as one, newest first. A list that is not read to its end says nothing of what is older
 * than its last row, so the lines end there.
 */
export function historyOf({ ledger, jobs }: HistoryRead): History {
  const ends = { ledger: endOf(ledger), jobs: endOf(jobs) };
  const end = Math.max(ends.ledger, ends.jobs);
  const moved = inChain(ledger.rows).map((row): HistoryLine => ({
    kind: 'moved',
    id: row.id,
    at: row.created_at,
    row,
  }));
  const uncharged = jobs.rows.map((job): HistoryLine => ({
    kind: 'uncharged',
    id: job.id,
    at: job.created_at,
    operation: job.operation,
    failure: job.state === 'failed' ? (job.failure ?? OPERATIONS[job.operation].failed) : null,
  }));
  return {
    lines: [...moved, ...uncharged]
      .filter(({ at }) => at.getTime() >= end)
      .toSorted((one, other) => other.at.getTime() - one.at.getTime()),
    hasMore: !ledger.isWhole || !jobs.isWhole,
    next: {
      ledger: !ledger.isWhole && ends.ledger === end,
      jobs: !jobs.isWhole && ends.jobs === end,
    },
  };
}

const endOf = ({ rows, isWhole }: ReadSoFar<{ readonly created_at: Date }>): number =>
  isWhole ? -Infinity : (rows.at(-1)?.created_at.getTime() ?? Infinity);

/**
 * Rows of one moment (one batch wrote them) in the order of their balances, so that each begins where
 * the one below it ends.
 */
function inChain<Row extends Pick<LedgerRow, 'amount' | 'balance_after' | 'created_at'>>(
  rows: readonly Row[],
): readonly Row[] {
  const groups: Row[][] = [];
  for (const row of rows) {
    const group = groups.at(-1);
    if (group?.[0]?.created_at.getTime() === row.created_at.getTime()) group.push(row);
    else groups.push([row]);
  }
  return groups.flatMap((group) => (group.length === 1 ? group : chained(group)));
}

function chained<Row extends Pick<LedgerRow, 'amount' | 'balance_after'>>(
  group: readonly Row[],
): readonly Row[] {
  const waiting = [...group];
  const chain: Row[] = [];
  // The newest is where no other one begins.
  let at = waiting.findIndex(
    (row) => !waiting.some((other) => other !== row && beginOf(other) === row.balance_after),
  );
  while (at !== -1) {
    const [row] = waiting.splice(at, 1);
    if (row === undefined) break;
    chain.push(row);
    at = waiting.findIndex((other) => other.balance_after === beginOf(row));
  }
  return [...chain, ...waiting];
}

const beginOf = ({ amount, balance_after }: Pick<LedgerRow, 'amount' | 'balance_after'>): number =>
  balance_after - amount;

/** What the lines come to; they add up to the balance from where they begin. */
export interface HistoryTotals {
  readonly before: number;
  readonly received: number;
  readonly spent: number;
  readonly balance: number;
}

/** Null without a movement, and where one in between is left out: they would add up to something else. */
export function totalsOf(lines: readonly HistoryLine[]): HistoryTotals | null {
  const rows = lines.flatMap((line) => (line.kind === 'moved' ? [line.row] : []));
  const [newest, oldest] = [rows[0], rows.at(-1)];
  if (newest === undefined || oldest === undefined) return null;
  const sum = (sign: 1 | -1): number =>
    rows.reduce((total, { amount }) => total + Math.max(0, sign * amount), 0);
  const [before, received, spent, balance] = [
    beginOf(oldest),
    sum(1),
    sum(-1),
    newest.balance_after,
  ];
  return before + received - spent === balance ? { before, received, spent, balance } : null;
}
