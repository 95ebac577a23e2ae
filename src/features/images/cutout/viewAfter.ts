import type { ProductView } from '@lumashot/domain/catalog/productViews';
import type { Stroke } from '@lumashot/engine/cutout/strokes/strokes';

/** From where a photo seems to be taken. */
export interface SeenViews {
  /** As its first cut tells. */
  readonly first: ProductView;
  /** As what a network saw within each loop tells, in the order in which they were drawn. */
  readonly looped: readonly ProductView[];
}

const loopsIn = (strokes: readonly Stroke[]): number =>
  strokes.filter(({ kind }) => kind === 'around').length;

/** With what a network has seen in the last loop of these strokes; a loop before it that was not looked into tells nothing of its own. */
export function withLoop(
  { first, looped }: SeenViews,
  { strokes, view }: { readonly strokes: readonly Stroke[]; readonly view: ProductView },
): SeenViews {
  const before = Array.from({ length: loopsIn(strokes) - 1 }, (_, n) => looped[n] ?? first);
  return { first, looped: [...before, view] };
}

/** Who draws around one thing says that the first cut was of others as well: of a crowd side by side it told that they lie. */
export const viewAfter = (strokes: readonly Stroke[], { first, looped }: SeenViews): ProductView =>
  looped.slice(0, loopsIn(strokes)).at(-1) ?? first;
