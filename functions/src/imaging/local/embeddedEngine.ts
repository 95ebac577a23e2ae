import type { DrawResult, ImageEngine } from '../engine.ts';
import { encodePng } from './encodePng.ts';
import { parseScene } from './prompt/parseScene.ts';
import { renderScene } from './renderText.ts';

const SIZE = 1024;
const stopped: DrawResult = { ok: false, failure: 'timeout' };

/** Draws on this machine: no key, no network, the same bytes for the same request and seed. */
export const embeddedEngine: ImageEngine = {
  id: 'embedded',
  draw: {
    text: async ({ prompt }, { seed, signal }) => {
      if (signal.aborted) return stopped;
      const layer = await renderScene(parseScene(prompt), { size: SIZE, seed, signal });
      if (layer === null) return stopped;
      const bytes = await encodePng(layer);
      if (signal.aborted) return stopped;
      return { ok: true, picture: { bytes, mediaType: 'image/png', width: SIZE, height: SIZE } };
    },
  },
};
