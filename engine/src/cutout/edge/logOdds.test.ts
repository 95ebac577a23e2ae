import { describe, expect, it } from 'vitest';
import { twiceLogOdds } from './logOdds.ts';

/** The density of a normal distribution, as textbooks have it. */
const density = (x: number, mean: number, variance: number): number =>
  Math.exp(-((x - mean) ** 2) / (2 * variance)) / Math.sqrt(2 * Math.PI * variance);

describe('what a value says for one of two sides', () => {
  it.each([
    { value: 3, own: { mean: 5, variance: 4 }, other: { mean: -2, variance: 9 } },
    { value: 1, own: { mean: 5, variance: 1 }, other: { mean: -2, variance: 25 } },
    { value: 0, own: { mean: 0, variance: 30 }, other: { mean: 0, variance: 2 } },
  ])('is twice the logarithm of their densities’ ratio: $value', ({ value, own, other }) => {
    const ratio =
      density(value, own.mean, own.variance) / density(value, other.mean, other.variance);
    expect(twiceLogOdds(value, own, other)).toBeCloseTo(2 * Math.log(ratio), 9);
  });
});
