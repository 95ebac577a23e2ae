/** Pixels, but for the number of columns. Every row has the same height. */
export interface GridShape {
  readonly columns: number;
  readonly columnWidth: number;
  readonly columnGap: number;
  readonly rowHeight: number;
  readonly rowGap: number;
}

/** What the style sheet makes of a grid with one cell in it. */
export function shapeOf(gridWithCell: Element): GridShape | null {
  const cell = gridWithCell.firstElementChild;
  if (cell === null) return null;
  const { gridTemplateColumns, columnGap, rowGap } = getComputedStyle(gridWithCell);
  const { width, height } = cell.getBoundingClientRect();
  return {
    columns: gridTemplateColumns.split(' ').length,
    columnWidth: width,
    columnGap: Number.parseFloat(columnGap),
    rowHeight: Math.ceil(height),
    rowGap: Number.parseFloat(rowGap),
  };
}

export const isSameShape = (one: GridShape | null, other: GridShape | null): boolean =>
  one === other ||
  (one !== null &&
    other !== null &&
    one.columns === other.columns &&
    one.columnWidth === other.columnWidth &&
    one.rowHeight === other.rowHeight);

/** From one row's top to the next one's. */
export const pitchOf = ({ rowHeight, rowGap }: GridShape): number => rowHeight + rowGap;

/** Where a place in the list lies: its row, and how far from the left. */
export const placeOf = (
  index: number,
  { columns, columnWidth, columnGap }: GridShape,
): { row: number; left: number } => ({
  row: Math.floor(index / columns),
  left: (index % columns) * (columnWidth + columnGap),
});
