import type { ProductSize } from '@lumashot/domain/catalog/productSizes';
import type { ProductView } from '@lumashot/domain/catalog/productViews';
import { SHAPE_IDS, SHAPES, type ShapeId } from '@lumashot/domain/catalog/shapes';
import type { ProductSource } from '@lumashot/domain/imaging/engine';
import type { Outcome } from '../outcome.ts';
import type { Layer } from '../paint/layer.ts';
import { css, mix, scale } from '../paint/colour.ts';
import { paperOf } from '../product/above/paper.ts';
import { cutProducts, photograph } from '../product/drawProductShot.ts';
import type { ProductSet } from '../product/productSet.ts';
import { productSetOf } from '../product/productSets.ts';
import { cleanWhiteStudio } from '../product/scenes/cleanWhiteStudio.ts';
import { plasterOf } from '../product/wall/plasterWall.ts';
import type { Random } from '../random.ts';
import { fillDown, paintPlace } from '../sets/backdrops.ts';
import { applyEdits, replacesBackground, withoutSubject } from './applyEdits.ts';
import type { Background, Edit } from './edit.ts';

/**
 * The shape that a new photograph of this picture has, if it is as large then as it is now. A picture of another size
 * or shape was not taken by this engine, or was changed since.
 */
export const retakenShape = ({ canvas: { width, height } }: Layer): ShapeId | null =>
  SHAPE_IDS.find((id) => SHAPES[id].width === width && SHAPES[id].height === height) ?? null;

interface Retake {
  readonly background: Background;
  /** All that is asked for, the background among it. */
  readonly edits: readonly Edit[];
  readonly random: Random;
  readonly signal: AbortSignal;
  readonly shape: ShapeId;
  readonly view: ProductView | undefined;
  readonly productSize: ProductSize | undefined;
}

/** Photographs the products once more, from their own photos, before another background. */
export async function retake(
  originals: readonly ProductSource[],
  { background, edits, ...how }: Retake,
): Promise<Outcome> {
  const cuts = await cutProducts(originals, how.signal);
  if (!Array.isArray(cuts)) return cuts;
  const taken = await photograph(cuts, setFor(background, how.productSize), how);
  if ('failure' in taken) return taken;
  const { possible, leftOut } = withoutSubject(edits.filter((edit) => !isTaken(edit)));
  const layer = applyEdits(taken.layer, possible, { random: how.random, alpha: null });
  return { layer, ignored: leftOut };
}

/** What a new photograph has anyway: its new ground is out of focus or plain, and the product stands in a shadow. */
const isTaken = (edit: Edit): boolean =>
  replacesBackground(edit) || edit.kind === 'backgroundBlur' || edit.kind === 'shadow';

function setFor(background: Background, size: ProductSize | undefined): ProductSet {
  if (background.kind === 'backgroundSet')
    return productSetOf(background.id, size) ?? cleanWhiteStudio;
  if (background.kind === 'backgroundPlace')
    return {
      ...cleanWhiteStudio,
      mood: background.words,
      ground: { ...cleanWhiteStudio.ground, strength: 0.5, mirror: 0 },
      light: { ...cleanWhiteStudio.light, shade: [206, 206, 216], rimStrength: 0.4 },
      behind: (stage) => paintPlace(stage, { blur: 8, zoom: 1.1 }),
      above: undefined,
      wall: undefined,
    };
  const { colour } = background;
  if (colour.every((v) => v > 250)) return cleanWhiteStudio;
  return {
    ...cleanWhiteStudio,
    above: paperOf(colour),
    wall: plasterOf(colour),
    behind: ({ brush }) =>
      fillDown(brush, [
        [0, css(scale(colour, 0.9))],
        [0.62, css(mix(colour, [255, 255, 255], 0.14))],
        [0.72, css(scale(colour, 0.94))],
        [1, css(colour)],
      ]),
  };
}
