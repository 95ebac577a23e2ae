/** Every table begins with it: without, Excel reads letters beyond English as another encoding. */
export const CSV_START = '\uFEFF';

/** A line of a table for a spreadsheet. Text that a spreadsheet would calculate is kept as text. */
export const csvLine = (cells: readonly (string | number)[]): string =>
  `${cells.map(quoted).join(',')}\r\n`;

function quoted(cell: string | number): string {
  if (typeof cell === 'number') return String(cell);
  const text = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
  return `"${text.replaceAll('"', '""')}"`;
}
