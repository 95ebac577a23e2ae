import { STORAGE_KEYS } from './storageKeys.ts';

/** Whether somebody is signed in here, as far as the device remembers: without asking who, nor a schema. */
export function hasSession(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEYS.session) !== null;
  } catch {
    // Storage is blocked.
    return false;
  }
}
