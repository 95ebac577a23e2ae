import type { ProductSize } from '@lumashot/domain/catalog/productSizes';
import type { ProductView } from '@lumashot/domain/catalog/productViews';
import type { ProductSource } from '@lumashot/domain/imaging/engine';
import type { Outcome } from '../outcome.ts';
import { css, mix, scale } from '../paint/colour.ts';
import { paperOf } from '../product/above/paper.ts';
import { cutProducts, photograph } from '../product/drawProductShot.ts';
import type { ProductSet } from '../product/productSet.ts';
import { productSetOf } from '../product/productSets.ts';
import { cleanWhiteStudio } from '../product/scenes/cleanWhiteStudio.ts';
import type { Random } from '../random.ts';
import { fillDown, paintPlace } from '../sets/backdrops.ts';
import type { Background } from './edit.ts';

/** Photographs the products once more, from their own photos, before another background. */
export async function retake(
  originals: readonly ProductSource[],
  background: Background,
  how: {
    readonly random: Random;
    readonly signal: AbortSignal;
    readonly view: ProductView | undefined;
    readonly productSize: ProductSize | undefined;
  },
): Promise<Outcome> {
  const cuts = await cutProducts(originals, how.signal);
  return Array.isArray(cuts) ? photograph(cuts, setFor(background, how.productSize), how) : cuts;
}

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
    };
  const { colour } = background;
  if (colour.every((v) => v > 250)) return cleanWhiteStudio;
  return {
    ...cleanWhiteStudio,
    above: paperOf(colour),
    behind: ({ brush }) =>
      fillDown(brush, [
        [0, css(scale(colour, 0.9))],
        [0.62, css(mix(colour, [255, 255, 255], 0.14))],
        [0.72, css(scale(colour, 0.94))],
        [1, css(colour)],
      ]),
  };
}
