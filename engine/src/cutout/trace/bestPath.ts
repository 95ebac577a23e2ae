/** Costs of a closed band, row by row. */
export interface Costs {
  readonly rows: number;
  readonly columns: number;
  readonly data: Float32Array;
}

/** What a step to the next column costs. */
const STEP = 0.15;

/**
 * The cheapest way once around a closed band, one column a row and at most one column further from row to row, by
 * dynamic programming. It goes around twice: where it begins is settled by then.
 */
export function bestPath({ rows, columns, data }: Costs): Uint16Array {
  const turns = 2 * rows;
  const from = new Int8Array(turns * columns);
  let sums = new Float32Array(columns);
  for (let turn = 0; turn < turns; turn++) {
    const next = new Float32Array(columns);
    const row = (turn % rows) * columns;
    for (let column = 0; column < columns; column++) {
      let [best, way] = [sums[column] ?? 0, 0];
      for (const step of [-1, 1]) {
        const beside = (sums[column + step] ?? Infinity) + STEP;
        if (beside < best) [best, way] = [beside, step];
      }
      next[column] = best + (data[row + column] ?? 0);
      from[turn * columns + column] = way;
    }
    sums = next;
  }
  let column = sums.indexOf(Math.min(...sums));
  const path = new Uint16Array(rows);
  // The first half of the way back is of the second time around, whose end nothing follows yet.
  for (let turn = turns - 1; turn >= 0; turn--) {
    const isSettled = turn >= rows / 2 && turn < rows * 1.5;
    if (isSettled) path[turn % rows] = column;
    column += from[turn * columns + column] ?? 0;
  }
  return path;
}
