import { ROUTES } from '@lumashot/domain/routes';
import { createContext, use } from 'react';

/**
 * Whether pictures are looked at, saved, trashed and restored only: on the account's own pages, which
 * are open to whoever has no plan, nothing is made of them.
 */
export const ReadOnlyLibrary = createContext(false);

export const useIsReadOnly = (): boolean => use(ReadOnlyLibrary);

/** The page on which the pictures of this one are opened: never behind the gate from before it. */
export const useLibraryPath = (): string =>
  useIsReadOnly() ? ROUTES.accountPictures : ROUTES.library;
