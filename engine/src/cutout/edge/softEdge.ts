/** Of a mean over nine pixels: the outline runs a little inside, where colours are not mixed. */
const SOFT = { from: 0.2, over: 0.7 } as const;

/** The alpha of a pixel at an edge, 0..1, of the mean of it and its eight neighbours. */
export const softEdge = (mean: number): number =>
  Math.min(1, Math.max(0, (mean - SOFT.from) / SOFT.over));
