import type { LibraryType } from '@lumashot/domain/library/item';
import { NAVIGATION } from '@lumashot/domain/texts/dashboard';
import { isLibraryType } from './libraryTypes.ts';

/** The open item stands in the URL: back closes it, and the home screen can link to it. */
export const itemLink = ({ type, id }: { type: LibraryType; id: string }): string =>
  `${NAVIGATION.library.path}?type=${type}&item=${encodeURIComponent(id)}`;

export function itemFromSearch(search: URLSearchParams): { type: LibraryType; id: string } | null {
  const [type, id] = [search.get('type'), search.get('item')];
  return type !== null && isLibraryType(type) && id !== null ? { type, id } : null;
}
