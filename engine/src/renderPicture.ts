import { drawLettering } from './lettering/drawLettering.ts';
import type { Layer } from './paint/layer.ts';
import type { Picture } from './prompt/understandText.ts';
import { renderScene, type RenderOptions } from './renderText.ts';

/** Draws what was understood of a prompt. Null when the signal stopped it. */
export const renderPicture = async (
  picture: Picture,
  options: RenderOptions,
): Promise<Layer | null> =>
  picture.kind === 'scene'
    ? renderScene(picture.scene, options)
    : drawLettering(picture.lettering, options);
