import type { ProductView } from '@lumashot/domain/catalog/productViews';
import type { Stroke } from '@lumashot/engine/cutout/strokes';

/** From where a photo seems to be taken. */
export interface SeenViews {
  /** As its first cut tells. */
  readonly first: ProductView;
  /** As what a network saw within the last loop tells; null: it has seen none yet. */
  readonly looped: ProductView | null;
}

/** Who draws around one thing says that the first cut was of others as well: of a crowd side by side it told that they lie. */
export function viewAfter(strokes: readonly Stroke[], { first, looped }: SeenViews): ProductView {
  return strokes.some(({ kind }) => kind === 'around') ? (looped ?? first) : first;
}
