import { createKeptChoice } from './keptChoice.ts';
import { STORAGE_KEYS } from './storageKeys.ts';

/** How many pictures a phone shows in a row; wide windows do as they always do. */
export type GridDensity = 'roomy' | 'dense';

export const {
  get: gridDensity,
  set: setGridDensity,
  use: useGridDensity,
} = createKeptChoice<GridDensity>({
  key: STORAGE_KEYS.gridDensity,
  values: ['roomy', 'dense'],
  name: 'The density of the grid',
});
