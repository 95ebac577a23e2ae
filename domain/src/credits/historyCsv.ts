import { CSV_START, csvLine } from '../csv.ts';
import type { LedgerRow } from './ledger.ts';

const COLUMNS = ['date', 'type', 'description', 'credits', 'balance', 'picture'] as const;

/** The ledger as a table for a spreadsheet: newest first, times in UTC, one line a movement. */
export const historyCsv = (rows: readonly LedgerRow[]): string =>
  [CSV_START, ...[COLUMNS, ...rows.map(cellsOf)].map(csvLine)].join('');

const cellsOf = (row: LedgerRow): readonly (string | number)[] => [
  row.created_at.toISOString(),
  row.transaction_type,
  row.description,
  row.amount,
  row.balance_after,
  row.item === null ? '' : `${row.item.type}/${row.item.id}`,
];
