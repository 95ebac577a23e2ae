import type { DrawResult, ImageEngine } from '../engine.ts';
import { parseScene } from './prompt/parseScene.ts';
import { renderScene } from './renderText.ts';

const SIZE = 1024;

/** Draws pictures on this machine: no key, no network, the same bytes for the same request and seed. */
export const embeddedEngine: ImageEngine = {
  id: 'embedded',
  draw: {
    text: async ({ prompt }, { seed, signal }): Promise<DrawResult> => {
      if (signal.aborted) return { ok: false, failure: 'timeout' };
      const layer = await renderScene(parseScene(prompt), { size: SIZE, seed, signal });
      if (layer === null) return { ok: false, failure: 'timeout' };
      const bytes = new Uint8Array(await layer.canvas.encode('png'));
      return { ok: true, picture: { bytes, mediaType: 'image/png', width: SIZE, height: SIZE } };
    },
  },
};
