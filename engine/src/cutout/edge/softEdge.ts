/** Alpha is 0 up to a mean of `from` and 1 from `from + over` on: a little inside of the outline, where colours are not mixed. */
const SOFT = { from: 0.2, over: 0.7 } as const;

/** Alpha (0..1) of a pixel at an edge from the mean over it and its eight neighbours. */
export const softEdge = (mean: number): number =>
  Math.min(1, Math.max(0, (mean - SOFT.from) / SOFT.over));
