/** The colours of one side in one channel. The variance is above 0. */
export interface NormalDistribution {
  readonly mean: number;
  readonly variance: number;
}

/**
 * Twice the log odds of a value under two normal distributions: above 0 for `own`. For several channels, taken as
 * independent, sum the results.
 */
export function twiceLogOdds(
  value: number,
  own: NormalDistribution,
  other: NormalDistribution,
): number {
  return (
    (value - other.mean) ** 2 / other.variance -
    (value - own.mean) ** 2 / own.variance +
    Math.log(other.variance / own.variance)
  );
}
