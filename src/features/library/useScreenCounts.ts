import type { LibraryType } from '@lumashot/domain/library/item';
import { queryOfType } from '@lumashot/domain/library/query';
import { useCountSince } from '#app/library/hooks/useCountSince.ts';
import { useLibraryCounts } from '#app/library/hooks/useLibraryCounts.ts';
import { useProfile } from '#app/session/ProfileContext.ts';

/** How many there are of each kind, live; null where it is not known yet. */
export type TypeCounts = Readonly<Record<LibraryType, number | null>>;

export interface ScreenCounts {
  readonly types: TypeCounts;
  readonly favorites: number | null;
  readonly trashed: number | null;
}

const EVER = 0;

/** Of the whole library. The profile tells what the device does not hold, so that nothing is asked. */
export function useScreenCounts(): ScreenCounts {
  const kept = useProfile()?.library_counts;
  const { live, favorites, trashed } = useLibraryCounts(kept);
  // A profile from before it counted: the server is asked once for each type.
  const asks = kept === undefined;
  const asked = {
    'text-to-image': useCountSince(queryOfType('text-to-image'), EVER, { asks })?.count ?? null,
    product: useCountSince(queryOfType('product'), EVER, { asks })?.count ?? null,
    portrait: useCountSince(queryOfType('portrait'), EVER, { asks })?.count ?? null,
    video: useCountSince(queryOfType('video'), EVER, { asks })?.count ?? null,
  };
  const of = (type: LibraryType): number | null => live[type] ?? asked[type];
  return {
    types: {
      'text-to-image': of('text-to-image'),
      product: of('product'),
      portrait: of('portrait'),
      video: of('video'),
    },
    favorites,
    trashed,
  };
}

/** Null while one of them is not known. */
export const totalOf = (counts: TypeCounts): number | null =>
  Object.values(counts).reduce<number | null>(
    (sum, count) => (sum === null || count === null ? null : sum + count),
    0,
  );
