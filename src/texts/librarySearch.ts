import { picturesLabel } from './picturesLabel.ts';
import { FACETS, type Facet } from '@lumashot/domain/library/facets';
import type { LibraryOrder } from '@lumashot/domain/library/query';
import { groupDigits } from '@lumashot/domain/groupDigits';

/** Words of the library's search, filters and order. */
export const SEARCH_TEXTS = {
  field: 'Search your pictures',
  clear: 'Clear search',
  filters: 'Filters',
  order: 'Order',
  density: 'Three in a row',
  month: 'This month',
  nothing: (typed: string): string =>
    typed === '' ? 'No picture like that' : `No picture with “${typed}”`,
  nothingAdvice: 'Try another word, or fewer filters.',
  /** Another order than the newest first: what is not here yet may come before all of it. */
  ordered: (count: number): string => `Among the ${picturesLabel(count)} on this device`,
  loadAll: 'Load all',
  goOn: 'Look further back',
  offline: 'Only pictures on this device were searched.',
} as const;

/** What was searched, in honest words. */
export const searchedText = (
  found: number,
  {
    beyond,
    word,
    onDevice,
  }: {
    readonly beyond: 'nothing-there' | 'asking' | 'asked' | 'more' | 'unasked' | 'failed';
    /** What the server was asked for. */
    readonly word: string | null;
    readonly onDevice: number;
  },
): string => {
  const device = `the ${groupDigits(onDevice)} pictures on this device`;
  switch (beyond) {
    case 'nothing-there':
      return picturesLabel(found);
    case 'asking':
      return `Searched ${device}. Looking further back…`;
    case 'asked':
      return `${picturesLabel(found)}, all of your library searched for “${word}”`;
    case 'more':
      return `${picturesLabel(found)} so far`;
    case 'unasked':
      return `${picturesLabel(found)} among ${device}`;
    case 'failed':
      return `${picturesLabel(found)}. ${SEARCH_TEXTS.offline}`;
  }
};

interface ChipWords {
  readonly label: string;
  /** Of one group only one can be chosen: nothing is both tall and wide. */
  readonly group?: 'shape' | 'engine';
}

const CHIPS: Readonly<Record<Facet, ChipWords>> = {
  fav: { label: 'Favourites' },
  'shape:square': { label: 'Square', group: 'shape' },
  'shape:tall': { label: 'Tall', group: 'shape' },
  'shape:wide': { label: 'Wide', group: 'shape' },
  'engine:embedded': { label: 'Preview engine', group: 'engine' },
  'engine:hosted': { label: 'Hosted model', group: 'engine' },
  edited: { label: 'Edited' },
  storyboard: { label: 'Storyboards' },
};

export type FacetChip = ChipWords & { readonly facet: Facet };

/** A chip for each facet: one without its words does not compile. */
export const FACET_CHIPS: readonly FacetChip[] = FACETS.map((facet) => ({
  facet,
  ...CHIPS[facet],
}));

export const ORDER_LABELS: Readonly<Record<LibraryOrder, string>> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  name: 'By name',
};
