import { cleanWhiteStudio } from './scenes/cleanWhiteStudio.ts';
import { cozyLiving } from './scenes/cozyLiving.ts';
import { lifestyleKitchen } from './scenes/lifestyleKitchen.ts';
import { luxuryDisplay } from './scenes/luxuryDisplay.ts';
import { minimalConcrete } from './scenes/minimalConcrete.ts';
import { modernDesk } from './scenes/modernDesk.ts';
import { outdoorNature } from './scenes/outdoorNature.ts';
import { urbanStreet } from './scenes/urbanStreet.ts';
import type { ProductSet } from './productSet.ts';

/** One set for each product scene of the catalogue, by its id. */
export const productSets: ReadonlyMap<string, ProductSet> = new Map([
  ['clean-white-studio', cleanWhiteStudio],
  ['lifestyle-kitchen', lifestyleKitchen],
  ['modern-desk', modernDesk],
  ['outdoor-nature', outdoorNature],
  ['luxury-display', luxuryDisplay],
  ['urban-street', urbanStreet],
  ['cozy-living', cozyLiving],
  ['minimal-concrete', minimalConcrete],
]);
