import { STORAGE_KEYS } from './storageKeys.ts';

/**
 * Somebody has asked to be signed out. Auth and the wipe take a moment that a closed tab cuts short:
 * as long as this stands here, the next start finishes them first.
 */
const STORAGE_KEY = STORAGE_KEYS.pendingSignOut;

export const markSignOutPending = (): void => localStorage.setItem(STORAGE_KEY, String(Date.now()));

/** In milliseconds since 1970; null when nobody is. */
export function signOutPendingSince(): number | null {
  const since = localStorage.getItem(STORAGE_KEY);
  return since === null ? null : Number(since);
}

export const clearSignOutPending = (): void => localStorage.removeItem(STORAGE_KEY);
