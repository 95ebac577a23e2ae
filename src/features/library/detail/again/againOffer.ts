import type { ImagesHandOff, StoryboardHandOff } from '@lumashot/domain/handOffs';
import type { EngineId } from '@lumashot/domain/imaging/engineId';
import { hasClearGround, type ImageType, type LibraryItem } from '@lumashot/domain/library/item';
import { promptOf } from '@lumashot/domain/library/itemNames';
import { isSameAgain, operationOf, remakeCostOf } from '@lumashot/domain/library/makeAgain';
import type { OperationName } from '@lumashot/domain/operations/operations';
import { NAVIGATION } from '#app/texts/dashboard.ts';
import { MAKE_AGAIN_TEXTS } from '#app/texts/makeAgain.ts';

export interface Remix {
  readonly to: string;
  readonly state: ImagesHandOff | StoryboardHandOff;
}

/** What more of a picture can be asked for, as far as is known here; the server looks again. */
export interface AgainOffer {
  readonly type: ImageType;
  /** Credits; null: it cannot be made again. */
  readonly remakeCost: number | null;
  readonly canVary: boolean;
  readonly remix: Remix | null;
  readonly notes: readonly string[];
}

/** `engineOf`: who draws an operation. Null for what nothing more can be made of. */
export function againOffer(
  item: LibraryItem,
  engineOf: (operation: OperationName) => EngineId,
): AgainOffer | null {
  if (item.type === 'video') return null;
  const operation = operationOf(item);
  const canVary = !hasClearGround(item);
  const refused = operation === null ? null : refusedNote(item, engineOf(operation));
  const remakeCost = operation === null || refused !== null ? null : remakeCostOf(item);
  const remix = remixOf(item, operation);
  if (remakeCost === null && !canVary && remix === null) return null;
  const notes = [
    refused,
    remakeCost === null ? null : sourceNote(operation),
    canVary && engineOf('enhance') === 'embedded' ? MAKE_AGAIN_TEXTS.variations : null,
  ];
  return {
    type: item.type,
    remakeCost,
    canVary,
    remix,
    notes: notes.filter((note) => note !== null),
  };
}

function refusedNote(item: LibraryItem, engine: EngineId): string | null {
  const { made_by } = item;
  if (made_by?.operation === 'portrait' && made_by.source !== 'profile') {
    return MAKE_AGAIN_TEXTS.sourceGone;
  }
  return isSameAgain(item, engine) ? MAKE_AGAIN_TEXTS.sameAgain : null;
}

const sourceNote = (operation: OperationName | null): string | null =>
  operation === 'productShot'
    ? MAKE_AGAIN_TEXTS.keptPhoto
    : operation === 'portrait'
      ? MAKE_AGAIN_TEXTS.profilePhoto
      : null;

/** The form that it was asked for in, with all of it filled in. Edits and enhancements have no such form. */
function remixOf(item: LibraryItem, operation: OperationName | null): Remix | null {
  const images = (state: ImagesHandOff): Remix => ({ to: NAVIGATION.images.path, state });
  const shape = item.made_by?.shape ?? null;
  if (item.type === 'text-to-image' && operation === 'text') {
    return images({
      tab: item.type,
      prompt: item.prompt,
      look: item.template_id,
      shape,
    });
  }
  if (item.type === 'text-to-image' && operation === 'storyboard') {
    return { to: NAVIGATION.storyboard.path, state: { description: promptOf(item) } };
  }
  if (item.type === 'product' && operation === 'productShot') {
    const { scene_template: sceneTemplate, custom_prompt: customPrompt } = item;
    return images({
      tab: item.type,
      sceneTemplate,
      customPrompt,
      productImageId: item.product_image_id,
      shape,
    });
  }
  if (item.type === 'portrait' && operation === 'portrait') {
    const { scene_template: sceneTemplate, custom_prompt: customPrompt, made_by } = item;
    const usesProfilePhoto = made_by?.source === 'profile';
    return images({ tab: item.type, sceneTemplate, customPrompt, usesProfilePhoto, shape });
  }
  return null;
}
