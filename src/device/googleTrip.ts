import { TAB_STORAGE_KEYS } from './storageKeys.ts';

const KEY = TAB_STORAGE_KEYS.googleTrip;

/** Marks that this tab leaves for Google's page, so that only its return loads the code for it. */
export const leaveForGoogle = (): void => sessionStorage.setItem(KEY, 'gone');

export const isBackFromGoogle = (): boolean => sessionStorage.getItem(KEY) !== null;

export const endGoogleTrip = (): void => sessionStorage.removeItem(KEY);
