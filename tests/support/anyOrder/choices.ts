export interface Choices {
  readonly chance: (share: number) => boolean;
  readonly below: (count: number) => number;
  readonly of: <Value>(values: readonly Value[]) => Value;
}

/** The same seed chooses the same. */
export function choices(seed: number): Choices {
  let state = Math.imul(seed, 0x9e3779b1) + 1;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    const mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    const stirred = mixed ^ (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed));
    return ((stirred ^ (stirred >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (count: number): number => Math.floor(next() * count);
  return {
    below,
    chance: (share) => next() < share,
    of: (values) => {
      const value = values[below(values.length)];
      if (value === undefined) throw new Error('nothing to choose from');
      return value;
    },
  };
}
