/** The value that a share of all values are below: 0.5 for the median; 0 of none. */
export const atShare = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0;
