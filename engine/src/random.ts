import { seededRandom } from './cutout/raster/seededRandom.ts';

/** All chance in the engine comes from here: seeded, so the same request draws the same bytes. */
export interface Random {
  /** A number in [0, 1). */
  next(): number;
  between(low: number, high: number): number;
  integer(low: number, high: number): number;
  pick<T>(items: readonly [T, ...T[]]): T;
  /** True with the given probability. */
  chance(probability: number): boolean;
  /** Roughly normal, mean 0, spread 1. */
  bell(): number;
  /** An independent stream: drawing more in one layer does not move another. */
  fork(label: string): Random;
}

/** FNV-1a, 32 bit. */
export function hashText(text: string, start = 0x811c9dc5): number {
  let hash = start >>> 0;
  for (let i = 0; i < text.length; i++) {
    hash ^= text.charCodeAt(i);
    hash = Math.imul(hash, 0x01000193) >>> 0;
  }
  return hash;
}

export function createRandom(seed: number): Random {
  const next = seededRandom(seed);
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    integer: (low, high) => low + Math.floor(next() * (high - low + 1)),
    pick: (items) => items[Math.floor(next() * items.length)] ?? items[0],
    chance: (probability) => next() < probability,
    bell: () => (next() + next() + next() + next() - 2) * 1.7,
    fork: (label) => createRandom(hashText(label, seed ^ 0x9e3779b9)),
  };
}
