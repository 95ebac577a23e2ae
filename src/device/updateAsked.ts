import { TAB_STORAGE_KEYS } from './storageKeys.ts';

const KEY = TAB_STORAGE_KEYS.updateAsked;

/** The person has asked for the new version, and this tab reloads before that version is in charge. */
export const markUpdateAsked = (): void => sessionStorage.setItem(KEY, 'yes');

/** Whether the page that was here before was asked; the answer is given once. */
export function takeUpdateAsked(): boolean {
  const isAsked = sessionStorage.getItem(KEY) !== null;
  sessionStorage.removeItem(KEY);
  return isAsked;
}
