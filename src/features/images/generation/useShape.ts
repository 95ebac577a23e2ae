import { USUAL_SHAPE, type ShapeId } from '@lumashot/domain/catalog/shapes';
import type { DraftName } from '#app/device/drafts.ts';
import { useDraft } from '#app/device/useDraft.ts';
import { useDrawnHere } from '#app/session/drawnHere.ts';
import { shapesHere } from './shapesHere.ts';

/** Each form keeps its own. */
const DRAFTS = {
  text: 'image-shape',
  productShot: 'product-shape',
  portrait: 'portrait-shape',
} as const satisfies Record<string, DraftName>;

interface Options {
  readonly uid: string;
  readonly operation: keyof typeof DRAFTS;
  /** From another screen. */
  readonly initial?: ShapeId | null;
}

export interface ShapeChoice {
  readonly offered: readonly ShapeId[];
  readonly shape: ShapeId;
  readonly onChoose: (shape: ShapeId) => void;
}

/** The shape chosen last, also before a reload; the square where it is not offered any more. */
export function useShape({ uid, operation, initial = null }: Options): ShapeChoice {
  const [kept, keep] = useDraft({ uid, name: DRAFTS[operation], initial });
  const offered = shapesHere(operation, useDrawnHere(operation));
  return { offered, shape: offered.find((id) => id === kept) ?? USUAL_SHAPE, onChoose: keep };
}
