export interface Example {
  readonly features: readonly number[];
  readonly isPositive: boolean;
}

/** Log odds are `bias` and the sum of each feature times its weight. */
export interface Linear {
  readonly weights: readonly number[];
  readonly bias: number;
}

/** Newton's method is done within a few steps. */
const STEPS = 30;
const DONE = 1e-5;
/** A feature that hardly varies is not enlarged without end. */
const LEAST_SPREAD = 1e-6;

/**
 * Logistic regression with a squared penalty on the weights of standardised features. Both kinds count alike in all, however
 * many there are of each.
 */
export function logisticRegression(examples: readonly Example[], penalty: number): Linear {
  const scales = scalesOf(examples.map(({ features }) => features));
  const rows = examples.map(({ features }) => [
    ...features.map((v, n) => (v - (scales[n]?.mean ?? 0)) / (scales[n]?.spread ?? 1)),
    1,
  ]);
  const positive = examples.filter(({ isPositive }) => isPositive).length;
  const worth = examples.map(
    ({ isPositive }) => examples.length / 2 / (isPositive ? positive : examples.length - positive),
  );
  const size = scales.length + 1;
  const at = Array.from({ length: size }, () => 0);
  for (let step = 0; step < STEPS; step++) {
    const slope = at.map((w, n) => (n < size - 1 ? w * penalty : 0));
    const curve = at.map((_, n) => at.map((__, m) => (n === m && n < size - 1 ? penalty : 0)));
    rows.forEach((row, i) => {
      const share = 1 / (1 + Math.exp(-dot(row, at)));
      const off = (worth[i] ?? 0) * (share - (examples[i]?.isPositive === true ? 1 : 0));
      const bend = (worth[i] ?? 0) * share * (1 - share);
      row.forEach((v, n) => {
        slope[n] = (slope[n] ?? 0) + off * v;
        const line = curve[n] ?? [];
        for (let m = 0; m < size; m++) line[m] = (line[m] ?? 0) + bend * v * (row[m] ?? 0);
      });
    });
    const way = solve(curve, slope);
    way.forEach((v, n) => (at[n] = (at[n] ?? 0) - v));
    if (Math.max(...way.map(Math.abs)) < DONE) break;
  }
  const weights = scales.map(({ spread }, n) => (at[n] ?? 0) / spread);
  const bias =
    (at.at(-1) ?? 0) - scales.reduce((sum, { mean }, n) => sum + mean * (weights[n] ?? 0), 0);
  return { weights, bias };
}

export const oddsOf = ({ weights, bias }: Linear, features: readonly number[]): number =>
  bias + dot(weights, features);

const dot = (one: readonly number[], other: readonly number[]): number =>
  one.reduce((sum, v, n) => sum + v * (other[n] ?? 0), 0);

function scalesOf(rows: readonly (readonly number[])[]): { mean: number; spread: number }[] {
  return (rows[0] ?? []).map((_, n) => {
    const column = rows.map((row) => row[n] ?? 0);
    const mean = column.reduce((sum, v) => sum + v, 0) / column.length;
    const variance = column.reduce((sum, v) => sum + (v - mean) ** 2, 0) / column.length;
    return { mean, spread: Math.sqrt(variance) + LEAST_SPREAD };
  });
}

/** Gauss's elimination with the largest pivot. */
function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, n) => [...row, right[n] ?? 0]);
  const size = rows.length;
  for (let n = 0; n < size; n++) {
    const largest = rows
      .map((row, m) => ({ m, value: m < n ? -1 : Math.abs(row[n] ?? 0) }))
      .reduce((a, b) => (b.value > a.value ? b : a)).m;
    const pivot = rows[largest] ?? [];
    [rows[largest], rows[n]] = [rows[n] ?? [], pivot];
    for (let m = 0; m < size; m++) {
      const row = rows[m];
      if (m === n || row === undefined) continue;
      const times = (row[n] ?? 0) / (pivot[n] ?? 1);
      for (let k = n; k <= size; k++) row[k] = (row[k] ?? 0) - times * (pivot[k] ?? 0);
    }
  }
  return rows.map((row, n) => (row[size] ?? 0) / (row[n] ?? 1));
}
