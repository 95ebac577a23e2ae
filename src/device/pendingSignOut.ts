import { STORAGE_KEYS } from './storageKeys.ts';

/**
 * Somebody has asked to be signed out. Auth and the wipe take a moment that a closed tab cuts short:
 * as long as this stands here, the next start finishes what is left of it. Once Auth has forgotten them
 * that is the wipe alone: whoever is signed in by then has come after them.
 */
const STORAGE_KEY = STORAGE_KEYS.pendingSignOut;
const FORGOTTEN = ' forgotten';

export const markSignOutPending = (): void => localStorage.setItem(STORAGE_KEY, String(Date.now()));

export interface PendingSignOut {
  /** In milliseconds since 1970. */
  readonly since: number;
  /** Auth knows them no more. */
  readonly isForgotten: boolean;
}

/** Null where nobody is being signed out. */
export function readPendingSignOut(): PendingSignOut | null {
  const kept = localStorage.getItem(STORAGE_KEY);
  if (kept === null) return null;
  return { since: Number.parseInt(kept, 10), isForgotten: kept.endsWith(FORGOTTEN) };
}

export function markForgotten(): void {
  const pending = readPendingSignOut();
  if (pending !== null) localStorage.setItem(STORAGE_KEY, `${pending.since}${FORGOTTEN}`);
}

/** Nothing of them is left. Whoever has begun to sign out meanwhile is still to be forgotten. */
export function clearSignOutPending(): void {
  if (readPendingSignOut()?.isForgotten === true) localStorage.removeItem(STORAGE_KEY);
}
