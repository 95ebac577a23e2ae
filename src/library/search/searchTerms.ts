import { isFiltered, type LibraryOrder, type LibraryQuery } from '@lumashot/domain/library/query';
import { searchNeedle } from '@lumashot/domain/library/searchWords';
import type { IndexDatabase } from '../index/database.ts';
import type { TermsRow } from '../index/terms.ts';

/** By key: what every row of this device is found and sorted by. */
export type Terms = ReadonlyMap<string, TermsRow>;

/** A read each: all of ten thousand in one would keep a phone from drawing for a second. */
const AT_A_TIME = 500;

/**
 * Read once and kept while somebody searches: then a letter asks the database nothing, and ten thousand
 * pictures are searched in a few milliseconds.
 */
export async function readTerms({ terms }: Pick<IndexDatabase, 'terms'>): Promise<Terms> {
  const found = new Map<string, TermsRow>();
  let last = '';
  for (;;) {
    const some = await terms.where('key').above(last).limit(AT_A_TIME).toArray();
    for (const row of some) found.set(row.key, row);
    const end = some.at(-1);
    if (end === undefined || some.length < AT_A_TIME) return found;
    last = end.key;
  }
}

/** Without their terms these cannot be answered. */
export const needsTerms = (query: LibraryQuery, order: LibraryOrder): boolean =>
  order === 'name' || isFiltered({ ...query, month: null });

interface Wish {
  readonly query: Pick<LibraryQuery, 'words' | 'facets'>;
  readonly order: LibraryOrder;
  readonly terms: Terms;
}

/** Of `ordered`, newest last, those that have every word and every facet, in the order that is asked for. */
export function filterKeys(
  ordered: readonly string[],
  { query: { words, facets }, order, terms }: Wish,
): readonly string[] {
  const needles = words.map(searchNeedle);
  const isFound = (key: string): boolean => {
    const row = terms.get(key);
    if (row === undefined) return false;
    return (
      facets.every((facet) => row.facets.includes(facet)) &&
      needles.every((needle) => row.text.includes(needle))
    );
  };
  const keys = words.length + facets.length === 0 ? ordered : ordered.filter(isFound);
  switch (order) {
    case 'newest':
      // Turned round here: backwards the database goes row by row, forwards it answers at once.
      return keys.toReversed();
    case 'oldest':
      return keys;
    case 'name':
      return byName(keys, terms);
  }
}

/** Same names in the order of their keys, so that the list is the same each time. */
function byName(keys: readonly string[], terms: Terms): readonly string[] {
  const named = keys.map((key) => ({ key, name: terms.get(key)?.name ?? '' }));
  named.sort((one, other) => compare(one.name, other.name) || compare(one.key, other.key));
  return named.map(({ key }) => key);
}

function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
