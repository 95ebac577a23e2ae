import { useSyncExternalStore } from 'react';
import { createStore } from '../lib/createStore.ts';
import { STORAGE_KEYS } from './storageKeys.ts';

/** How many pictures a phone shows in a row; wide windows do as they always do. */
export type GridDensity = 'roomy' | 'dense';

const read = (): GridDensity =>
  localStorage.getItem(STORAGE_KEYS.gridDensity) === 'dense' ? 'dense' : 'roomy';

const store = createStore<GridDensity>(read());

/** What holds now. */
export const gridDensity = (): GridDensity => store.get();

export const useGridDensity = (): GridDensity => useSyncExternalStore(store.subscribe, store.get);

/** Remembered on this device. */
export function setGridDensity(density: GridDensity): void {
  store.set(density);
  try {
    localStorage.setItem(STORAGE_KEYS.gridDensity, density);
  } catch (error) {
    // A full disk: it holds until the page goes.
    console.warn('The density of the grid was not kept', error);
  }
}
