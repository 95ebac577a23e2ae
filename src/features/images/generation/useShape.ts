import { USUAL_SHAPE, type ShapeId } from '@lumashot/domain/catalog/shapes';
import { useDraft } from '#app/device/useDraft.ts';

interface Options {
  readonly uid: string;
  /** From another screen. */
  readonly initial: ShapeId | null;
  readonly offered: readonly ShapeId[];
  /** Of the form: each keeps its own. */
  readonly name: 'image-shape' | 'product-shape' | 'portrait-shape';
}

/** The shape chosen last, also before a reload; the square where it is not offered any more. */
export function useShape({
  uid,
  initial,
  offered,
  name,
}: Options): readonly [ShapeId, (shape: ShapeId) => void] {
  const [kept, keep] = useDraft({ uid, name, initial });
  return [offered.find((id) => id === kept) ?? USUAL_SHAPE, keep];
}
