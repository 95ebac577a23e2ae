import type { Picture, SourceImage } from '@lumashot/domain/imaging/engine';
import { isSameAgain, PLAIN_SCENES } from '@lumashot/domain/library/makeAgain';
import { embeddedEngine } from '@lumashot/engine/embeddedEngine';
import { productPhoto } from '@lumashot/engine/testing/productPhoto';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';

let mug: SourceImage;
beforeAll(async () => {
  mug = await productPhoto({ thing: 'mug', colour: '#c8322a', backdrop: '#d8d4cc' });
});

const context = (seed: number) => ({ seed, signal: new AbortController().signal });
const shotOf = (sceneId: string, seed: number) =>
  embeddedEngine.draw.productShot?.(
    { productName: 'Mug', sceneId, scenePrompt: '', customPrompt: null, sources: [mug] },
    context(seed),
  );
const enhanced = (enhancementType: string, seed: number) =>
  embeddedEngine.draw.enhance?.({ enhancementType, prompt: 'warmer', source: mug }, context(seed));

/** As an eye sees them side by side: small, without the grain. 0..255. */
async function difference(
  draw: (seed: number) => Promise<{ ok: boolean; picture?: Picture }> | undefined,
) {
  const small = async (seed: number): Promise<Buffer> => {
    const drawn = await draw(seed);
    if (drawn?.picture === undefined) throw new Error('no picture');
    return sharp(drawn.picture.bytes).resize(128, 128).removeAlpha().blur(1.2).raw().toBuffer();
  };
  const [one, other] = [await small(1), await small(77)];
  return one.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0) / one.length;
}

describe('what the preview engine draws the same each time', () => {
  const recipe = (operation: string, enhancement_type: string | null = null) => ({
    made_by: {
      operation,
      seed: 1,
      shape: 'square',
      count_index: 0,
      enhancement_type,
      consent: null,
      words: null,
      source: null,
      of: null,
      model: null,
    },
  });

  it.each(['clean-white-studio', 'modern-desk'])(
    'a product in %s, as the table says',
    async (sceneId) => {
      const isSame = (await difference((seed) => shotOf(sceneId, seed))) < 1;
      expect(isSame).toBe(PLAIN_SCENES.includes(sceneId));
      const item = { ...recipe('productShot'), scene_template: sceneId };
      expect(isSameAgain(item, 'embedded')).toBe(isSame);
      expect(isSameAgain(item, 'hosted')).toBe(false);
    },
  );

  it.each(['custom', 'variation'])('the enhancement %s, too', async (name) => {
    const isSame = (await difference((seed) => enhanced(name, seed))) < 1;
    expect(isSameAgain(recipe('enhance', name), 'embedded')).toBe(isSame);
    expect(isSameAgain(recipe('enhance', name), 'hosted')).toBe(false);
  });
});
