/** What one side of an outline looks like in one channel: a normal distribution, its variance not 0. */
export interface Spread {
  readonly mean: number;
  readonly variance: number;
}

/**
 * What a value says for one side (above 0) against the other: twice the log odds of two normal distributions. Of
 * several channels it is the sum, as if none told anything of another.
 */
export function twiceLogOdds(value: number, own: Spread, other: Spread): number {
  return (
    (value - other.mean) ** 2 / other.variance -
    (value - own.mean) ** 2 / own.variance +
    Math.log(other.variance / own.variance)
  );
}
