import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { reencodePhoto } from './reencodePhoto.ts';

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#d9401f' } });

describe('a face photo', () => {
  it('loses EXIF and place, and stands upright', async () => {
    const tagged = await photo(40, 20)
      .withExif({
        IFD0: { Copyright: 'mara' },
        IFD3: { GPSLatitude: '52/1 30/1 0/1' },
      })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(tagged).metadata()).exif).toBeDefined();

    const clean = await reencodePhoto(tagged);
    const metadata = await sharp(clean?.bytes).metadata();
    expect(clean?.type).toBe('image/jpeg');
    expect(metadata).toMatchObject({ width: 20, height: 40 });
    expect([metadata.exif, metadata.xmp, metadata.iptc]).toEqual([undefined, undefined, undefined]);
  });

  it('is at most 2048 px long', async () => {
    const clean = await reencodePhoto(await photo(4_000, 1_000).png().toBuffer());
    expect(await sharp(clean?.bytes).metadata()).toMatchObject({ width: 2048, height: 512 });
    expect(clean?.shorterSide).toBe(1_000);
  });
});

describe('what is no photo', () => {
  it.each([
    ['a text', () => Promise.resolve(Buffer.from('hello'))],
    ['an SVG', () => Promise.resolve(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))],
    ['a GIF', () => photo(4, 4).gif().toBuffer()],
    ['half a JPEG', async () => (await photo(400, 400).jpeg().toBuffer()).subarray(0, 40)],
    ['too many pixels', () => photo(8_000, 8_000).png().toBuffer()],
  ])('is refused: %s', async (_, make) => {
    expect(await reencodePhoto(await make())).toBeNull();
  });
});
