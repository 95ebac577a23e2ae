/** Words of what is marked: hearts, and the way into the trash. */
export const MARK_TEXTS = {
  favorite: 'Favourite',
  unfavorite: 'Not a favourite',
  favorites: 'Favourites',
  trash: 'Move to trash',
} as const;

export const NO_FAVORITES = {
  title: 'No favourites yet',
  description: 'Mark a picture with the heart, or with the key F.',
  all: 'Show all pictures',
} as const;
