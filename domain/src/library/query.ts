import { LIBRARY_TYPE_NAMES, type LibraryType } from './item.ts';

/** Which items of a user's library are meant, wherever they are looked for. */
export interface LibraryQuery {
  readonly view: LibraryView;
  /** Null: of every type. */
  readonly type: LibraryType | null;
  readonly onlyFavorites: boolean;
}

export type LibraryView = 'library';

export const WHOLE_LIBRARY: LibraryQuery = { view: 'library', type: null, onlyFavorites: false };

export const queryOfType = (type: LibraryType): LibraryQuery => ({ ...WHOLE_LIBRARY, type });

/** The types that can have such items: each is a collection of its own on the server. */
export const typesOf = ({ type }: LibraryQuery): readonly LibraryType[] =>
  type === null ? LIBRARY_TYPE_NAMES : [type];

/** Devices keep counts under the type alone, from before there were views. */
const VIEW_IN_KEY: Readonly<Record<LibraryView, string>> = { library: '' };

/** The same text for the same query, for what is kept by query. */
export const queryKey = ({ view, type, onlyFavorites }: LibraryQuery): string =>
  `${VIEW_IN_KEY[view]}${type ?? 'all'}${onlyFavorites ? '+favorites' : ''}`;
