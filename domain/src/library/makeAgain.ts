import type { EngineId } from '../imaging/engineId.ts';
import { OPERATION_NAMES, OPERATIONS, type OperationName } from '../operations/operations.ts';
import type { LibraryItem } from './item.ts';

/**
 * Scenes on plain ground: the preview engine arranges nothing in them, so another seed changes the grain
 * alone. Told by its pictures (functions/src/imaging/sameAgain.test.ts).
 */
export const PLAIN_SCENES: readonly string[] = [
  'clean-white-studio',
  'minimal-white',
  'studio-fashion',
  'business-professional',
  'smart-casual',
  'professional-headshot',
  'professional-presenter-full',
  'corporate-executive-full',
];

type MadeBy = Pick<LibraryItem, 'made_by'>;

/** By which operation it was made; null where that is not known, or no longer offered. */
export const operationOf = ({ made_by }: MadeBy): OperationName | null =>
  OPERATION_NAMES.find((name) => name === made_by?.operation) ?? null;

/** What of a request decides whether another seed changes anything. */
interface Asked {
  readonly operation: OperationName;
  /** Of a product shot or a portrait. */
  readonly scene: string | null;
  readonly enhancementType: string | null;
}

/**
 * Whether this comes out the same with every seed. A hosted model draws another one each time; a cut-out is
 * cut here whatever draws the others.
 */
export function isSameEachTime(
  { operation, scene, enhancementType }: Asked,
  engine: EngineId,
): boolean {
  const isEmbedded = engine === 'embedded';
  switch (OPERATIONS[operation].again) {
    case 'always':
      return true;
    case 'never':
      return false;
    case 'embedded':
      return isEmbedded;
    case 'plain-scene':
      return isEmbedded && PLAIN_SCENES.includes(scene ?? '');
    case 'unvaried':
      return isEmbedded && enhancementType !== 'variation';
  }
}

/** Whether asking once more for what was asked for would bring the same picture. */
export function isSameAgain(
  item: MadeBy & { readonly scene_template?: string },
  engine: EngineId,
): boolean {
  const operation = operationOf(item);
  if (operation === null) return true;
  const scene = item.scene_template ?? null;
  const enhancementType = item.made_by?.enhancement_type ?? null;
  return isSameEachTime({ operation, scene, enhancementType }, engine);
}

/** Credits one more of it costs; null where it is not known what it was made by. */
export function remakeCostOf(item: LibraryItem): number | null {
  const operation = operationOf(item);
  if (operation === null) return null;
  const { price } = OPERATIONS[operation];
  if (typeof price === 'number') return price;
  return item.type === 'portrait' ? price[item.transformation_type] : null;
}
