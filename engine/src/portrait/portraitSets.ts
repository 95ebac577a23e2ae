import type { PortraitSet } from './portraitSet.ts';
import { closeSets } from './scenes/closeSets.ts';
import { fullSets } from './scenes/fullSets.ts';
import { waistSets } from './scenes/waistSets.ts';

/** One set for each portrait template of the catalogue, by its id. */
export const portraitSets: ReadonlyMap<string, PortraitSet> = new Map<string, PortraitSet>(
  [closeSets, waistSets, fullSets].flatMap((sets) => Object.entries(sets)),
);
