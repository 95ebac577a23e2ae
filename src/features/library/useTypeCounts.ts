import type { LibraryType } from '@lumashot/domain/library/item';
import { queryOfType } from '@lumashot/domain/library/query';
import { useCountSince } from '#app/library/useCountSince.ts';

/** How many there are of each kind, live; null where it is not known yet. */
export type TypeCounts = Readonly<Record<LibraryType, number | null>>;

const EVER = 0;

export function useTypeCounts(): TypeCounts {
  return {
    'text-to-image': useCountSince(queryOfType('text-to-image'), EVER)?.count ?? null,
    product: useCountSince(queryOfType('product'), EVER)?.count ?? null,
    portrait: useCountSince(queryOfType('portrait'), EVER)?.count ?? null,
    video: useCountSince(queryOfType('video'), EVER)?.count ?? null,
  };
}

/** Null while one of them is not known. */
export const totalOf = (counts: TypeCounts): number | null =>
  Object.values(counts).reduce<number | null>(
    (sum, count) => (sum === null || count === null ? null : sum + count),
    0,
  );
