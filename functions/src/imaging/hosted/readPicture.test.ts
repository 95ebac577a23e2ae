import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { middleIn, nearestShape } from './shape.ts';
import { readPicture } from './readPicture.ts';
import { referencesOf } from './references.ts';
import { FIRST, REQUESTS, SECOND } from '@lumashot/engine/testing/requests';

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#d9401f' } });

describe("a provider's picture", () => {
  it('is turned upright and made no larger than what we keep', async () => {
    const sent = await plain(3_000, 1_500).withMetadata({ orientation: 6 }).webp().toBuffer();
    expect(await readPicture(sent)).toMatchObject({ width: 1_024, height: 2_048 });
  });

  it.each([
    ['a film', () => Promise.resolve(Buffer.from('GIF89a'))],
    ['a TIFF', () => plain(100, 100).tiff().toBuffer()],
    ['too many pixels', () => plain(8_000, 8_000).png().toBuffer()],
    ['a strip', () => plain(2_000, 10).png().toBuffer()],
    ['too many bytes', () => Promise.resolve(new Uint8Array(30_000_001))],
  ])('is not taken: %s', async (_, make) => {
    expect(await readPicture(await make())).toBeNull();
  });
});

describe('what a model is shown', () => {
  it('stands in the order that the prompt speaks of', async () => {
    expect(await referencesOf('productEdit', REQUESTS.productEdit)).toEqual([
      FIRST.bytes,
      SECOND.bytes,
    ]);
  });

  it('is made smaller where it would not fit into a request', async () => {
    const noise = Uint8Array.from({ length: 1_600 * 1_600 * 3 }, (_, at) => (at * at * 31) >> 3);
    const bytes = await sharp(noise, { raw: { width: 1_600, height: 1_600, channels: 3 } })
      .png({ compressionLevel: 0 })
      .toBuffer();
    const source = { bytes, mediaType: 'image/png' } as const;
    const [sent = bytes] = await referencesOf('enhance', { ...REQUESTS.enhance, source });
    expect(sent.length).toBeLessThan(2_500_000);
    expect(await sharp(sent).metadata()).toMatchObject({ format: 'jpeg', width: 1_536 });
  });
});

it.each([
  [{ width: 1024, height: 1024 }, '1:1'],
  [{ width: 1080, height: 1350 }, '4:5'],
  [{ width: 2048, height: 1000 }, '2:1'],
  [{ width: 10, height: 2000 }, '1:2'],
])('asks for the nearest shape of %o: %s', (shape, nearest) => {
  const offered = [
    { name: '1:1', shape: { width: 1, height: 1 } },
    { name: '4:5', shape: { width: 4, height: 5 } },
    { name: '2:1', shape: { width: 2, height: 1 } },
    { name: '1:2', shape: { width: 1, height: 2 } },
  ];
  expect(nearestShape(shape, offered)).toBe(nearest);
});

describe('a picture that is a little off its shape', () => {
  const wide = { width: 1280, height: 720 };

  it.each([
    // What Gemini calls 16:9.
    ['1344 x 768', { width: 1344, height: 768 }, { left: 0, top: 6, width: 1344, height: 756 }],
    ['1400 x 768', { width: 1400, height: 768 }, { left: 17, top: 0, width: 1365, height: 768 }],
    ['the very shape', { width: 1280, height: 720 }, null],
    ['one far off, whose subject would be cut', { width: 1024, height: 1024 }, null],
  ])('is cut around its middle: %s', (_, size, cut) => {
    expect(middleIn(wide, size)).toEqual(cut);
  });

  it('loses only that', async () => {
    const bytes = await sharp({
      create: { width: 1344, height: 768, channels: 3, background: '#404040' },
    })
      .png()
      .toBuffer();
    expect(await readPicture(bytes, wide)).toMatchObject({ width: 1344, height: 756 });
    expect(await readPicture(bytes)).toMatchObject({ width: 1344, height: 768 });
  });
});
