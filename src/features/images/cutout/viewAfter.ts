import type { ProductView } from '@lumashot/domain/catalog/productViews';
import type { Cut } from '@lumashot/engine/cutout/cutSession';
import type { PhotoCut } from '@lumashot/engine/cutout/openPhotoCut';
import type { Pixels } from '@lumashot/engine/cutout/raster/pixels';
import type { Stroke } from '@lumashot/engine/cutout/strokes/strokes';
import { viewOf } from '@lumashot/engine/cutout/view/viewOf';
import { beginsAnew } from './beginsAnew.ts';

/** From where a photo seems to be taken. */
export interface SeenViews {
  /** As its first cut tells. */
  readonly first: ProductView;
  /** As each loop and each traced line tells, in the order in which they were drawn. */
  readonly begun: readonly ProductView[];
}

const beginningsIn = (strokes: readonly Stroke[]): number => strokes.filter(beginsAnew).length;

/** With what the last loop or traced line of these strokes tells; one before it that was not looked into tells nothing of its own. */
export function withView(
  { first, begun }: SeenViews,
  { strokes, view }: { readonly strokes: readonly Stroke[]; readonly view: ProductView },
): SeenViews {
  const count = beginningsIn(strokes) - 1;
  const before = Array.from({ length: count }, (_, n) => begun[n] ?? first);
  return { first, begun: [...before, view] };
}

interface Traced {
  readonly pixels: Pixels;
  readonly session: Pick<PhotoCut, 'isWorn' | 'seenFrom'>;
  readonly views: SeenViews;
  readonly strokes: readonly Stroke[];
  /** The cut after these strokes. */
  readonly last: Pick<Cut, 'alpha'>;
}

/** With what a traced line tells, if the last stroke is one. Where no network has told from where, the ground would be asked once more, which takes too long. */
export function viewsAfterTrace({ pixels, session, last, strokes, views }: Traced): SeenViews {
  if (strokes.at(-1)?.kind !== 'trace' || session.seenFrom === null) return views;
  return withView(views, { strokes, view: viewOf(pixels, last.alpha, session) });
}

/**
 * Who draws around one thing says that the first cut was of others as well: of a crowd side by side it told that they lie. And along a traced line
 * the outline is as straight as the thing is.
 */
export const viewAfter = (strokes: readonly Stroke[], { first, begun }: SeenViews): ProductView =>
  begun.slice(0, beginningsIn(strokes)).at(-1) ?? first;
