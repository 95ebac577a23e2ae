import type { GeneratedImage, LibraryType } from '@lumashot/domain/library/item';
import type { Recipe } from '@lumashot/domain/library/recipe';

/** Of which request an item came to be, as it is kept with it. */
export interface ItemOrigin {
  readonly made_by: Recipe;
  readonly family_id: string | null;
}

/** Where a picture comes from besides its words: kept with it, so that it can be made again. */
export type Origin = Pick<Recipe, 'source' | 'consent' | 'of' | 'words' | 'enhancement_type'> & {
  /** Id of the first picture of the chain that it is the newest of. */
  readonly family_id: string | null;
};

/** Of words alone. */
export const OF_WORDS: Origin = {
  source: null,
  consent: null,
  of: null,
  words: null,
  enhancement_type: null,
  family_id: null,
};

/** Of a picture of the library. */
export const originOfItem = (
  of: { readonly type: LibraryType; readonly id: string },
  { family_id }: Pick<GeneratedImage, 'family_id'>,
): Origin => ({ ...OF_WORDS, source: 'library', of, family_id: family_id ?? of.id });
