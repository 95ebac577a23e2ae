import { seededRandom } from '@lumashot/engine/cutout/raster/seededRandom';

export interface Choices {
  readonly chance: (share: number) => boolean;
  readonly below: (count: number) => number;
  readonly of: <Value>(values: readonly Value[]) => Value;
}

/** The same seed chooses the same. */
export function choices(seed: number): Choices {
  const next = seededRandom(Math.imul(seed, 0x9e3779b1) + 1);
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
