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
  ...(isEdited(item) ? (['edited'] as const) : []),
  ...(isStoryboard(item) ? (['storyboard'] as const) : []),
  `shape:${shapeOf(item)}`,
  `engine:${item.engine}`,
];

/** Made of another picture of the library. */
const isEdited = (item: LibraryItem): boolean => {
  switch (item.type) {
    case 'text-to-image':
      return item.original_image_id !== null;
    case 'product':
    case 'portrait':
      return item.original_shot_id !== null;
    case 'video':
      return false;
  }
};

const shapeOf = ({ width, height }: LibraryItem): 'square' | 'tall' | 'wide' => {
  if (Math.abs(width / height - 1) <= SQUARE_WITHIN) return 'square';
  return width < height ? 'tall' : 'wide';
};
