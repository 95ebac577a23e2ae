/** Every kind of library item: the library is one loop over this. */
export { isLibraryType, LIBRARY_TYPE_NAMES } from '@lumashot/domain/library/item';
