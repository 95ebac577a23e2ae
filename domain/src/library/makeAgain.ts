import type { EngineId } from '../imaging/engineId.ts';
import { OPERATION_NAMES, type OperationName } from '../operations/operations.ts';
import { CREDIT_COSTS, PORTRAIT_COSTS } from '../credits/costs.ts';
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

/**
 * Whether asking once more for what was asked for would bring the same picture. A hosted model draws
 * another one each time; a cut-out is cut here whatever draws the others.
 */
export function isSameAgain(
  item: MadeBy & { readonly scene_template?: string },
  engine: EngineId,
): boolean {
  const operation = operationOf(item);
  switch (operation) {
    case null:
    case 'cutOut':
      return true;
    case 'text':
    case 'storyboard':
      return false;
    case 'productShot':
    case 'portrait':
      return engine === 'embedded' && PLAIN_SCENES.includes(item.scene_template ?? '');
    case 'productEdit':
      return engine === 'embedded';
    case 'enhance':
      return engine === 'embedded' && item.made_by?.enhancement_type !== 'variation';
  }
}

/** Credits one more of it costs; null where it is not known what it was made by. */
export function remakeCostOf(item: LibraryItem): number | null {
  const operation = operationOf(item);
  switch (operation) {
    case null:
      return null;
    case 'text':
      return CREDIT_COSTS.textImage;
    case 'enhance':
      return CREDIT_COSTS.enhancement;
    case 'portrait':
      return item.type === 'portrait' ? PORTRAIT_COSTS[item.transformation_type] : null;
    case 'storyboard':
    case 'productShot':
    case 'productEdit':
    case 'cutOut':
      return CREDIT_COSTS[operation];
  }
}
