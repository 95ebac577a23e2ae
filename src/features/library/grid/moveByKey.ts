/** What there is to move in. */
interface Grid {
  readonly count: number;
  readonly columns: number;
  /** Whole rows in the viewport. */
  readonly rowsInView: number;
}

const STEPS: Readonly<Record<string, (grid: Grid) => number>> = {
  ArrowLeft: () => -1,
  ArrowRight: () => 1,
  ArrowUp: ({ columns }) => -columns,
  ArrowDown: ({ columns }) => columns,
  PageUp: ({ columns, rowsInView }) => -columns * rowsInView,
  PageDown: ({ columns, rowsInView }) => columns * rowsInView,
  Home: () => -Infinity,
  End: () => Infinity,
};

/** The index that a key leads to from another; null for a key of no meaning, or no way to go. */
export function moveByKey(key: string, from: number, grid: Grid): number | null {
  const step = Object.hasOwn(STEPS, key) ? STEPS[key]?.(grid) : undefined;
  if (step === undefined || from < 0) return null;
  const to = Math.min(Math.max(from + step, 0), grid.count - 1);
  return to === from ? null : to;
}
