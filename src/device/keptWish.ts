import { wishOf, type Wish } from '../lib/wish.ts';
import { TAB_STORAGE_KEYS } from './storageKeys.ts';

const KEY = TAB_STORAGE_KEYS.wish;

/** What was chosen on the landing page, on its way through sign-in and onboarding. It lives as long as this browser tab. */
export const keepWish = (wish: Wish): void => sessionStorage.setItem(KEY, wish);

export const keptWish = (): Wish | null => wishOf(sessionStorage.getItem(KEY));

export const dropWish = (): void => sessionStorage.removeItem(KEY);
