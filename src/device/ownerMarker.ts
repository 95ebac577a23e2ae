import { STORAGE_KEYS } from './storageKeys.ts';

/**
 * Whose pictures this browser keeps. Lets the sign-in screen know that there is something to wipe
 * without loading the database for it.
 */
const STORAGE_KEY = STORAGE_KEYS.owner;

export const readOwner = (): string | null => localStorage.getItem(STORAGE_KEY);

export const writeOwner = (uid: string | null): void => {
  if (uid === null) localStorage.removeItem(STORAGE_KEY);
  else localStorage.setItem(STORAGE_KEY, uid);
};
