import { ENHANCEMENT_TYPES } from '@lumashot/domain/catalog/enhancements';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import type { DrawResult, SourceImage } from '@lumashot/domain/imaging/engine';
import { embeddedEngine } from '../embeddedEngine.ts';
import { createLayer } from '../paint/layer.ts';
import { bytesOf, context, lightnessOf } from '../testing/pictures.ts';
import { photoOf } from '../testing/productPhoto.ts';

const photos: SourceImage[] = [];
const photo = (): SourceImage => {
  const [first] = photos;
  if (first === undefined) throw new Error('no photo');
  return first;
};
const enhance = async (enhancementType: string, seed = 42): Promise<DrawResult | undefined> =>
  embeddedEngine.draw.enhance?.(
    { enhancementType, prompt: 'warmer', source: photo() },
    context(seed),
  );

/** Light above left, dark below right: a mirror image would be seen at once. */
beforeAll(async () => {
  const { brush, ...rest } = createLayer(480, 360);
  brush.fillStyle = '#808890';
  brush.fillRect(0, 0, 480, 360);
  brush.fillStyle = '#f6f2e8';
  brush.fillRect(0, 0, 220, 360);
  brush.fillStyle = '#1d3a5c';
  brush.fillRect(300, 120, 180, 240);
  photos.push(await photoOf({ brush, ...rest }));
});

describe('an enhancement', () => {
  it.each(ENHANCEMENT_TYPES)('is drawn for every id of the catalogue: %s', async (type) => {
    const bytes = bytesOf(await enhance(type));
    expect(Buffer.compare(bytes, photo().bytes)).not.toBe(0);
  });

  it('looks different for each', async () => {
    const all = await Promise.all(ENHANCEMENT_TYPES.map((type) => enhance(type)));
    const prints = all.map((result) => Buffer.from(bytesOf(result)).toString('base64'));
    expect(new Set(prints).size).toBe(ENHANCEMENT_TYPES.length);
  });

  it('is refused for an id that is none of ours', async () => {
    expect(await enhance('toString')).toEqual({ ok: false, failure: 'refused' });
  });

  it('improves at twice the size, 2,048 pixels at most', async () => {
    expect(await sharp(bytesOf(await enhance('improve'))).metadata()).toMatchObject({
      width: 960,
      height: 720,
    });
  });

  it.each([1, 2, 3, 4, 5, 6])('never mirrors a variation (seed %d)', async (seed) => {
    const bytes = bytesOf(await enhance('variation', seed));
    const left = await lightnessOf(bytes, { x: 0.05, y: 0.2, w: 0.25, h: 0.6 });
    const right = await lightnessOf(bytes, { x: 0.7, y: 0.4, w: 0.25, h: 0.5 });
    expect(left).toBeGreaterThan(right + 60);
  });
});
