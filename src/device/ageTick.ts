import { TAB_STORAGE_KEYS } from './storageKeys.ts';

const KEY = TAB_STORAGE_KEYS.ageTick;

/** Somebody who signs up in this tab has said that they are old enough: told with their profile. */
export const keepAgeTick = (): void => sessionStorage.setItem(KEY, 'yes');

export const hasAgeTick = (): boolean => sessionStorage.getItem(KEY) !== null;

export const forgetAgeTick = (): void => sessionStorage.removeItem(KEY);
