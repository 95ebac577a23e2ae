import { parseItemKey, type ItemKey } from '@lumashot/domain/library/changes';
import { isLibraryType } from '@lumashot/domain/library/item';
import { NAVIGATION } from '../../texts/dashboard.ts';

/** The open item stands in the URL: back closes it, and other screens can link to it. */
export const itemLink = (item: ItemKey, search?: URLSearchParams): string =>
  `${NAVIGATION.library.path}?${searchWithItem(item, search).toString()}`;

/** Opens the item where it is enhanced. */
export const enhanceLink = (item: ItemKey): string =>
  `${NAVIGATION.library.path}?${searchEnhancing(searchWithItem(item)).toString()}`;

/** Opens the item of a row that is not read yet, on the page that shows the list. */
export function linkOfKey(rowKey: string, search: string): string {
  const item = parseItemKey(rowKey);
  const before = new URLSearchParams(search);
  return `?${(item === null ? before : searchWithItem(item, before)).toString()}`;
}

/** The library's URL search with this item open; what else it says, stays. */
export const searchWithItem = (
  { type, id }: ItemKey,
  search = new URLSearchParams(),
): URLSearchParams =>
  new URLSearchParams([...searchWithoutItem(search), ['type', type], ['item', id]]);

export const searchWithoutItem = (search: URLSearchParams): URLSearchParams =>
  new URLSearchParams([...search].filter(([name]) => !['type', 'item', 'enhance'].includes(name)));

export function itemFromSearch(search: URLSearchParams): ItemKey | null {
  const [type, id] = [search.get('type'), search.get('item')];
  return type !== null && isLibraryType(type) && id !== null && id !== '' ? { type, id } : null;
}

/** The item is to be enhanced, not only looked at. */
export const isEnhancing = (search: URLSearchParams): boolean => search.has('enhance');

/** The navigation state of a link from a picture to where it is enhanced. */
export const FROM_PICTURE = 'from-picture';

/** The item alone again. */
export const searchWithoutEnhance = (search: URLSearchParams): URLSearchParams =>
  new URLSearchParams([...search].filter(([name]) => name !== 'enhance'));

export const searchEnhancing = (search: URLSearchParams): URLSearchParams =>
  new URLSearchParams([...search, ['enhance', '1']]);
