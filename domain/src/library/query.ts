import type { Facet } from './facets.ts';
import { LIBRARY_TYPE_NAMES, type LibraryType } from './item.ts';

/** Which items of a user's library are meant, wherever they are looked for. */
export interface LibraryQuery {
  readonly view: LibraryView;
  /** Null: of every type. */
  readonly type: LibraryType | null;
  /** As `typedSearchWords` makes them: an item has a word that begins with each. */
  readonly words: readonly string[];
  /** An item has all of them. */
  readonly facets: readonly Facet[];
  /** `2026-11` by the device's clock; null: of any time. */
  readonly month: string | null;
}

export type LibraryView = 'library' | 'trash';

/** By when they were made (or trashed), or by their captions. */
export type LibraryOrder = 'newest' | 'oldest' | 'name';

export const WHOLE_LIBRARY: LibraryQuery = {
  view: 'library',
  type: null,
  words: [],
  facets: [],
  month: null,
};

export const queryOfType = (type: LibraryType): LibraryQuery => ({ ...WHOLE_LIBRARY, type });

/** Something is asked for besides view and type. */
export const isFiltered = ({ words, facets, month }: LibraryQuery): boolean =>
  words.length > 0 || facets.length > 0 || month !== null;

/** The types that can have such items: each is a collection of its own on the server. */
export const typesOf = ({ type }: LibraryQuery): readonly LibraryType[] =>
  type === null ? LIBRARY_TYPE_NAMES : [type];

/** Devices keep counts under the type alone, from before there were views. */
const VIEW_IN_KEY: Readonly<Record<LibraryView, string>> = { library: '', trash: 'trash:' };

/** The same text for the same query, for what is kept by query. Words hold letters and digits only. */
export const queryKey = ({ view, type, words, facets, month }: LibraryQuery): string =>
  [
    `${VIEW_IN_KEY[view]}${type ?? 'all'}`,
    ...words.toSorted(),
    ...facets.map((facet) => `+${facet}`).toSorted(),
    ...(month === null ? [] : [`@${month}`]),
  ].join(' ');
