import sharp from 'sharp';
import { expect, it } from 'vitest';
import { embeddedEngine } from '../embeddedEngine.ts';
import { bytesOf, context } from '../testing/pictures.ts';
import { productPhoto } from '../testing/productPhoto.ts';

const cutOut = embeddedEngine.draw.cutOut;

it('leaves the product alone on clear ground', async () => {
  const source = await productPhoto({ thing: 'mug', colour: '#c8322a', backdrop: '#d8d4cc' });
  const bytes = bytesOf(await cutOut?.({ source }, context()));
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  expect(info.channels).toBe(4);
  const alphas = Array.from({ length: data.length / 4 }, (_, at) => data[at * 4 + 3] ?? 0);
  const share = (test: (alpha: number) => boolean) => alphas.filter(test).length / alphas.length;
  expect(share((alpha) => alpha > 250)).toBeGreaterThan(0.3);
  expect(share((alpha) => alpha < 5)).toBeGreaterThan(0.1);
});

it('is refused for a photo whose backdrop is too busy to tell the product from it', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const bytes = await sharp({
    create: { width: 400, height: 400, channels: 3, background: '#888', noise },
  })
    .png()
    .toBuffer();
  const source = { bytes: new Uint8Array(bytes), mediaType: 'image/png' } as const;
  expect(await cutOut?.({ source }, context())).toMatchObject({ failure: 'unreadable-source' });
});
