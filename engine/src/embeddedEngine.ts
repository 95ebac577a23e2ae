import type { ImageEngine } from '@lumashot/domain/imaging/engine';
import { drawProductEdit } from './edit/drawProductEdit.ts';
import { withWishes } from './edit/withWishes.ts';
import { drawEnhance } from './enhance/drawEnhance.ts';
import { operation, stopped, unreadable } from './outcome.ts';
import { openPhoto } from './photo/openPhoto.ts';
import { drawPortraitShot } from './portrait/drawPortraitShot.ts';
import { cutOut } from './product/cutOut.ts';
import { drawProductShot } from './product/drawProductShot.ts';
import { parseScene } from './prompt/parseScene.ts';
import { renderScene } from './renderText.ts';
import { SIDE } from './scene/stage.ts';
import { drawStoryboard } from './storyboard/drawStoryboard.ts';

/** Draws on this machine: no key, no network, the same bytes for the same request and seed. */
export const embeddedEngine: ImageEngine = {
  id: 'embedded',
  draw: {
    text: operation<'text'>(async ({ prompt }, { seed, signal }) => {
      const layer = await renderScene(parseScene(prompt), { size: SIDE, seed, signal });
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
    cutOut: operation<'cutOut'>(async ({ source }) => {
      const photo = await openPhoto(source, { longest: SIDE });
      const cut = photo === null ? null : cutOut(photo);
      return cut?.ok === true ? { layer: cut.layer, isTransparent: true } : unreadable;
    }),
    portrait: operation<'portrait'>(async (request, context) =>
      withWishes(await drawPortraitShot(request, context), {
        wishes: request.customPrompt,
        seed: context.seed,
      }),
    ),
    enhance: operation<'enhance'>(drawEnhance),
  },
};
