import { useSyncExternalStore } from 'react';
import { createStore } from '../lib/createStore.ts';
import { STORAGE_KEYS } from './storageKeys.ts';

const OFF = 'off';

const store = createStore(localStorage.getItem(STORAGE_KEYS.singleKeys) !== OFF);

/**
 * Whether keys of a single character do something wherever the focus is: who speaks to their computer, or whose hands
 * tremble, presses them unawares (WCAG 2.1.4). Keys of what has the focus are not meant.
 */
export const hasSingleKeys = (): boolean => store.get();

export const useSingleKeys = (): boolean => useSyncExternalStore(store.subscribe, store.get);

/** Remembered on this device. */
export function setSingleKeys(isOn: boolean): void {
  store.set(isOn);
  try {
    if (isOn) localStorage.removeItem(STORAGE_KEYS.singleKeys);
    else localStorage.setItem(STORAGE_KEYS.singleKeys, OFF);
  } catch (error) {
    // A full disk: it holds until the page goes.
    console.warn('The choice of keys was not kept', error);
  }
}
