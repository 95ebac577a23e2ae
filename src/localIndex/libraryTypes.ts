import { LIBRARY_TYPES, type LibraryType } from '@lumashot/domain/library/item';

export const isLibraryType = (name: string): name is LibraryType =>
  Object.hasOwn(LIBRARY_TYPES, name);

/** Every kind of library item: the library is one loop over this. */
export const LIBRARY_TYPE_NAMES: readonly LibraryType[] =
  Object.keys(LIBRARY_TYPES).filter(isLibraryType);
