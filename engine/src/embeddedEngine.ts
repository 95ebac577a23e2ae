import { USUAL_SHAPE } from '@lumashot/domain/catalog/shapes';
import { EMBEDDED_SHAPES } from '@lumashot/domain/imaging/embeddedShapes';
import type { ImageEngine } from '@lumashot/domain/imaging/engine';
import { drawProductEdit } from './edit/drawProductEdit.ts';
import { withWishes } from './edit/withWishes.ts';
import { drawEnhance } from './enhance/drawEnhance.ts';
import { operation, stopped } from './outcome.ts';
import { drawPortraitShot } from './portrait/drawPortraitShot.ts';
import { drawCutOut } from './product/drawCutOut.ts';
import { drawProductShot } from './product/drawProductShot.ts';
import { understandText } from './prompt/understandText.ts';
import { understandStory } from './prompt/understandStory.ts';
import { renderPicture } from './renderPicture.ts';
import { longerSideOf } from './scene/window.ts';
import { drawStoryboard } from './storyboard/drawStoryboard.ts';

/** None may be missing, though an engine may draw only some. */
const draw: Required<ImageEngine['draw']> = {
  text: operation<'text'>(async ({ prompt }, { seed, signal, shape = USUAL_SHAPE }) => {
    const { picture } = understandText(prompt);
    if (picture === null) return { failure: 'needs-a-model' };
    const how = { size: longerSideOf(shape), shape, seed, signal };
    const layer = await renderPicture(picture, how);
    return layer === null ? stopped : { layer };
  }),
  storyboard: operation<'storyboard'>(drawStoryboard),
  productShot: operation<'productShot'>(async (request, context) =>
    withWishes(await drawProductShot(request, context), {
      wishes: request.customPrompt,
      seed: context.seed,
    }),
  ),
  productEdit: operation<'productEdit'>(drawProductEdit),
  cutOut: operation<'cutOut'>(drawCutOut),
  portrait: operation<'portrait'>(async (request, context) =>
    withWishes(await drawPortraitShot(request, context), {
      wishes: request.customPrompt,
      seed: context.seed,
    }),
  ),
  enhance: operation<'enhance'>(drawEnhance),
};

/** Draws on this machine: no key, no network, the same bytes for the same request and seed. It draws every operation. */
export const embeddedEngine: ImageEngine = {
  id: 'embedded',
  understand: {
    text: ({ prompt }) => understandText(prompt),
    storyboard: ({ description }) => understandStory(description),
  },
  shapes: EMBEDDED_SHAPES,
  draw,
};
