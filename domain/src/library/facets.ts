import { originalIdOf } from './original.ts';
import { isStoryboard, type LibraryItem } from './item.ts';

/** What the library is filtered by besides words and type. */
export type Facet =
  | 'fav'
  | 'edited'
  | 'storyboard'
  | 'shape:square'
  | 'shape:tall'
  | 'shape:wide'
  | 'engine:embedded'
  | 'engine:hosted';

/** A picture this close to a square is seen as one. */
const SQUARE_WITHIN = 0.02;

/** Everything that is true of an item. */
export const facetsOf = (item: LibraryItem): readonly Facet[] => [
  ...(item.is_favorite ? (['fav'] as const) : []),
  ...(originalIdOf(item) !== null ? (['edited'] as const) : []),
  ...(isStoryboard(item) ? (['storyboard'] as const) : []),
  `shape:${shapeOf(item)}`,
  `engine:${item.engine}`,
];

const shapeOf = ({ width, height }: LibraryItem): 'square' | 'tall' | 'wide' => {
  if (Math.abs(width / height - 1) <= SQUARE_WITHIN) return 'square';
  return width < height ? 'tall' : 'wide';
};
