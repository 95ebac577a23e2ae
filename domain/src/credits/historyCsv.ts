import type { LedgerRow } from './ledger.ts';

const COLUMNS = ['date', 'type', 'description', 'credits', 'balance', 'picture'] as const;

/** The ledger as a table for a spreadsheet: newest first, times in UTC, one line a movement. */
export const historyCsv = (rows: readonly LedgerRow[]): string =>
  [COLUMNS, ...rows.map(cellsOf)].map((cells) => `${cells.map(quoted).join(',')}\r\n`).join('');

const cellsOf = (row: LedgerRow): readonly (string | number)[] => [
  row.created_at.toISOString(),
  row.transaction_type,
  row.description,
  row.amount,
  row.balance_after,
  row.item === null ? '' : `${row.item.type}/${row.item.id}`,
];

/** Text that a spreadsheet would calculate is kept as text. */
function quoted(cell: string | number): string {
  if (typeof cell === 'number') return String(cell);
  const text = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
  return `"${text.replaceAll('"', '""')}"`;
}
