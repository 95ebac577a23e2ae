/** The same values in groups of at most so many. */
export const chunksOf = <Value>(values: readonly Value[], most: number): readonly Value[][] =>
  Array.from({ length: Math.ceil(values.length / most) }, (_, at) =>
    values.slice(at * most, (at + 1) * most),
  );
