import { z } from 'zod';
import { engineIdSchema } from '../imaging/engineId.ts';
import type { OperationName } from '../operations/operations.ts';
import { itemFlagsSchema } from './item.ts';
import { recipeSchema } from './recipe.ts';

/** What tells of a picture which request it came of: these fields of its row are enough. */
export const madeRowSchema = z.object({
  engine: engineIdSchema,
  trashed_at: itemFlagsSchema.shape.trashed_at,
  made_by: recipeSchema.nullable().default(null),
  /** An edit's words; whatever else has it names what it was made of in it. */
  custom_prompt: z.string().nullable().default(null),
});
export type MadeRow = Omit<z.infer<typeof madeRowSchema>, 'custom_prompt'> & {
  readonly custom_prompt?: string | null;
};

/** A change of a picture of the library. */
export interface AskedChange {
  readonly operation: OperationName;
  /** Id of the picture. */
  readonly of: string;
  readonly enhancementType: string | null;
  /** Null: none count. */
  readonly words: string | null;
}

/**
 * Whether this picture is what the preview engine would draw again, for a request that it draws the same each time. One in
 * the trash is nobody's picture any more, and a model has drawn another one.
 */
export function isMadeAlready(
  { operation, of, enhancementType, words }: AskedChange,
  { engine, trashed_at, made_by, custom_prompt = null }: MadeRow,
): boolean {
  if (engine !== 'embedded' || trashed_at !== null || made_by === null) return false;
  const own = operation === 'enhance' ? made_by.words : custom_prompt;
  return (
    made_by.operation === operation &&
    made_by.of?.id === of &&
    made_by.enhancement_type === enhancementType &&
    (words === null || plain(words) === plain(own ?? ''))
  );
}

/** As the engine reads words. */
const plain = (words: string): string => words.toLowerCase().replace(/\s+/gu, ' ').trim();

interface Enhancement {
  readonly itemId: string;
  readonly enhancementType: string;
  readonly customPrompt?: string | undefined;
}

/** A preset takes no words. */
export const enhancementAsked = ({
  itemId,
  enhancementType,
  customPrompt = '',
}: Enhancement): AskedChange => ({
  operation: 'enhance',
  of: itemId,
  enhancementType,
  words: enhancementType === 'custom' ? customPrompt : null,
});

export const editAsked = ({
  shotId,
  editPrompt,
}: {
  readonly shotId: string;
  readonly editPrompt: string;
}): AskedChange => ({
  operation: 'productEdit',
  of: shotId,
  enhancementType: null,
  words: editPrompt,
});
