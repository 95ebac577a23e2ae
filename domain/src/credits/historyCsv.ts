import { CSV_START, csvLine } from '../csv.ts';
import type { LedgerRow } from './ledger.ts';

const COLUMNS = ['date', 'type', 'description', 'credits', 'balance', 'picture'] as const;

/**
 * The ledger as a table for a spreadsheet: newest first, times in UTC, one line a movement. The table is passed on alone, so it
 * says itself how many are missing.
 */
export const historyCsv = (rows: readonly LedgerRow[], unread: number): string =>
  [
    CSV_START,
    ...[COLUMNS, ...rows.map(cellsOf), ...(unread === 0 ? [] : [missing(unread)])].map(csvLine),
  ].join('');

const missing = (unread: number): readonly string[] => [
  '',
  '',
  `${unread === 1 ? '1 line' : `${unread} lines`} could not be read`,
  '',
  '',
  '',
];

const cellsOf = (row: LedgerRow): readonly (string | number)[] => [
  row.created_at.toISOString(),
  row.transaction_type,
  row.description,
  row.amount,
  row.balance_after,
  row.item === null ? '' : `${row.item.type}/${row.item.id}`,
];
