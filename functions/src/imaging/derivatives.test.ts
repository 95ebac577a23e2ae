import sharp from 'sharp';
import { expect, it } from 'vitest';
import { makeDerivatives } from './derivatives.ts';

it.each([
  [1024, 1024, 512, 512],
  [1024, 512, 512, 256],
  [512, 2048, 128, 512],
  [300, 200, 300, 200],
])('a picture of %d x %d has a thumbnail of %d x %d', async (width, height, wide, high) => {
  const bytes = await sharp({ create: { width, height, channels: 3, background: '#a33' } })
    .png()
    .toBuffer();
  const made = await makeDerivatives({ bytes, mediaType: 'image/png', width, height });
  const { format, ...size } = await sharp(made.thumbnail).metadata();
  expect([format, size.width, size.height]).toEqual(['webp', wide, high]);
  const placeholder = Buffer.from(made.placeholder.split(',')[1] ?? '', 'base64');
  const tiny = await sharp(placeholder).metadata();
  expect(Math.max(tiny.width, tiny.height)).toBe(16);
});
