import { USUAL_SIZE, type ProductSize } from '@lumashot/domain/catalog/productSizes';
import { cleanWhiteStudio } from './scenes/cleanWhiteStudio.ts';
import { cozyLiving } from './scenes/cozyLiving.ts';
import { concreteFloor, tallStudio } from './scenes/large/concreteFloor.ts';
import { kitchenFloor, tallKitchen } from './scenes/large/kitchenFloor.ts';
import { livingRoomFloor, tallLivingRoom } from './scenes/large/livingRoomFloor.ts';
import { officeFloor, tallOffice } from './scenes/large/officeFloor.ts';
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

/** Where a scene has a table or a block, its floor: what is large stands there. */
export const floorSets: ReadonlyMap<string, ProductSet> = new Map([
  ['lifestyle-kitchen', kitchenFloor],
  ['modern-desk', officeFloor],
  ['cozy-living', livingRoomFloor],
  ['minimal-concrete', concreteFloor],
]);

/** The same floors seen by who stands: what is taller than a person would be a sideboard for who kneels. */
export const tallSets: ReadonlyMap<string, ProductSet> = new Map([
  ['lifestyle-kitchen', tallKitchen],
  ['modern-desk', tallOffice],
  ['cozy-living', tallLivingRoom],
  ['minimal-concrete', tallStudio],
]);

const SETS: Readonly<Record<ProductSize, ReadonlyMap<string, ProductSet>>> = {
  small: productSets,
  large: floorSets,
  tall: tallSets,
};

/** Where a product of that size is photographed; undefined where no scene has that id. */
export const productSetOf = (
  sceneId: string,
  size: ProductSize = USUAL_SIZE,
): ProductSet | undefined => SETS[size].get(sceneId) ?? productSets.get(sceneId);
