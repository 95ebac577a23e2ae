import type { ItemFlags } from './flags.ts';
import { originalIdOf } from './original.ts';
import type { LibraryItem } from './item.ts';
import { isStoryboard } from './itemNames.ts';

/** Facets that are a mark, and their field: the server too is asked by it, for what a device does not hold. */
export const MARK_FACETS = { fav: 'is_favorite' } as const satisfies Record<
  string,
  keyof ItemFlags
>;
export type MarkFacet = keyof typeof MARK_FACETS;

export const isMarkFacet = (facet: string): facet is MarkFacet => Object.hasOwn(MARK_FACETS, facet);
const MARK_FACET_NAMES: readonly MarkFacet[] = Object.keys(MARK_FACETS).filter(isMarkFacet);

const OTHER_FACETS = [
  'shape:square',
  'shape:tall',
  'shape:wide',
  'engine:embedded',
  'engine:hosted',
  'edited',
  'storyboard',
] as const;

/** What the library is filtered by besides words and type. */
export type Facet = MarkFacet | (typeof OTHER_FACETS)[number];
/** In the order in which they are offered. */
export const FACETS: readonly Facet[] = [...MARK_FACET_NAMES, ...OTHER_FACETS];

/** A picture this close to a square is seen as one. */
const SQUARE_WITHIN = 0.02;

/** Everything that is true of an item. */
export const facetsOf = (item: LibraryItem): readonly Facet[] => [
  ...MARK_FACET_NAMES.filter((facet) => item[MARK_FACETS[facet]]),
  ...(originalIdOf(item) !== null ? (['edited'] as const) : []),
  ...(isStoryboard(item) ? (['storyboard'] as const) : []),
  `shape:${shapeOf(item)}`,
  `engine:${item.engine}`,
];

const shapeOf = ({ width, height }: LibraryItem): 'square' | 'tall' | 'wide' => {
  if (Math.abs(width / height - 1) <= SQUARE_WITHIN) return 'square';
  return width < height ? 'tall' : 'wide';
};
