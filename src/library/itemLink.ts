import { isLibraryType, type LibraryType } from '@lumashot/domain/library/item';
import { NAVIGATION } from '../texts/dashboard.ts';

interface ItemName {
  readonly type: LibraryType;
  readonly id: string;
}

/** The open item stands in the URL: back closes it, and other screens can link to it. */
export const itemLink = (item: ItemName, search?: URLSearchParams): string =>
  `${NAVIGATION.library.path}?${searchWithItem(item, search).toString()}`;

/** The same by a row's key, for a row that is not read yet. */
export function linkOfKey(rowKey: string, search: string): string {
  const [type = '', id = ''] = rowKey.split('/');
  return isLibraryType(type)
    ? itemLink({ type, id }, new URLSearchParams(search))
    : NAVIGATION.library.path;
}

/** The library's URL search with this item open; what else it says, stays. */
export const searchWithItem = (
  { type, id }: ItemName,
  search = new URLSearchParams(),
): URLSearchParams =>
  new URLSearchParams([...searchWithoutItem(search), ['type', type], ['item', id]]);

export const searchWithoutItem = (search: URLSearchParams): URLSearchParams =>
  new URLSearchParams([...search].filter(([name]) => !['type', 'item', 'enhance'].includes(name)));

export function itemFromSearch(search: URLSearchParams): ItemName | null {
  const [type, id] = [search.get('type'), search.get('item')];
  return type !== null && isLibraryType(type) && id !== null ? { type, id } : null;
}

/** The item is to be enhanced, not only looked at. */
export const isEnhancing = (search: URLSearchParams): boolean => search.has('enhance');

export const searchEnhancing = (search: URLSearchParams): URLSearchParams =>
  new URLSearchParams([...search, ['enhance', '1']]);
