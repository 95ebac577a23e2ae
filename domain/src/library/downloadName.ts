import { hasClearGround, LIBRARY_TYPES, type LibraryItem } from './item.ts';

/** File name of a library download. */
export const libraryDownloadName = ({ id, item }: { id: string; item: LibraryItem }): string =>
  `${item.type}-${id}.${hasClearGround(item) ? 'png' : LIBRARY_TYPES[item.type].extension}`;
