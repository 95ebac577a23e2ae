import { crc32, deflateSync } from 'node:zlib';
import sharp, { type JpegOptions } from 'sharp';
import { expect, it, vi } from 'vitest';
import { reencodePhoto } from './reencodePhoto.ts';

/** Pictures that are small to send and large to open. What refuses them reads their header only. */

const uint32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  return Buffer.concat([uint32(data.length), body, uint32(crc32(body))]);
}

const MAGIC = Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1');

/** A whole and valid PNG of black: one bit a pixel, so that 196 megapixels are 24 kB to send. */
const blackPng = (width: number, height: number): Buffer =>
  Buffer.concat([
    MAGIC,
    chunk('IHDR', Buffer.concat([uint32(width), uint32(height), Buffer.from([1, 0, 0, 0, 0])])),
    chunk('IDAT', deflateSync(Buffer.alloc((1 + Math.ceil(width / 8)) * height), { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);

/** A PNG that says how large it is and brings next to nothing. */
const pngOf = (width: number, height: number): Buffer =>
  Buffer.concat([
    MAGIC,
    chunk('IHDR', Buffer.concat([uint32(width), uint32(height), Buffer.from([8, 2, 0, 0, 0])])),
    chunk('IDAT', deflateSync(Buffer.alloc(1_000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);

/** Highest resident memory of this process so far, in bytes. */
const peakMemory = (): number => process.resourceUsage().maxRSS * 1024;

/** No two frames or lines alike: nothing is merged. */
const noise = (length: number): Buffer =>
  Buffer.from(Uint8Array.from({ length }, (_, index) => index * 7));

const animation = async (frames: number): Promise<Buffer> =>
  sharp(noise(2 * 2 * 3 * frames), {
    raw: { width: 2, height: 2 * frames, channels: 3, pageHeight: 2 },
  })
    .webp()
    .toBuffer();

const jpeg = (): Promise<Buffer> =>
  sharp(noise(300 * 200 * 3), { raw: { width: 300, height: 200, channels: 3 } })
    .jpeg()
    .toBuffer();

/** Of one grey: next to nothing to send, and every coefficient of it is kept while it is decoded. */
const greyJpeg = (width: number, height: number, options: JpegOptions): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#777777' } })
    .jpeg({ chromaSubsampling: '4:4:4', ...options })
    .toBuffer();

const PROGRESSIVE = { progressive: true } as const;
const MEGABYTE = 1024 * 1024;

it.each([
  ['14000 x 14000', () => blackPng(14_000, 14_000)],
  ['one row more than 50 megapixels', () => blackPng(10_000, 5_001)],
  ['one column more than a side may have', () => blackPng(16_001, 1)],
  ['1 x 50 million', () => pngOf(1, 50_000_000)],
  ['50 million x 1', () => pngOf(50_000_000, 1)],
  ['10,000 frames', () => animation(10_000)],
  ['the first half', async () => (await jpeg()).subarray(0, 900)],
  [
    'a PNG that calls itself JPEG',
    () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), pngOf(9, 9)]),
  ],
])('refuses %s without opening it', async (_, make) => {
  const bomb = await make();
  const before = process.memoryUsage().rss;
  expect(await reencodePhoto(bomb)).toBeNull();
  expect(process.memoryUsage().rss - before).toBeLessThan(64 * MEGABYTE);
});

it('refuses a progressive JPEG that would be kept whole, and takes what phones make', async () => {
  const bomb = await greyJpeg(7_070, 7_070, PROGRESSIVE);
  expect(bomb.length).toBeLessThan(MEGABYTE);
  expect(await reencodePhoto(bomb)).toBeNull();
  expect(await reencodePhoto(await greyJpeg(4_000, 3_000, PROGRESSIVE))).not.toBeNull();
  expect(await reencodePhoto(await greyJpeg(8_160, 6_120, {}))).not.toBeNull();
}, 30_000);

it('opens several large ones in turn, and keeps none', async () => {
  const photo = await greyJpeg(6_000, 5_000, PROGRESSIVE);
  await reencodePhoto(photo);
  const before = peakMemory();
  const photos = await Promise.all(Array.from({ length: 4 }, () => reencodePhoto(photo)));
  expect(photos.every((one) => one !== null)).toBe(true);
  // Beside each other they take 180 MB each, and so they do if what has decoded them is kept.
  expect(peakMemory() - before).toBeLessThan(180 * MEGABYTE);
}, 30_000);

it.each([
  ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'],
  ['a TIFF', sharp({ create: { width: 9, height: 9, channels: 3, background: '#777777' } }).tiff()],
  ['a GIF', sharp({ create: { width: 9, height: 9, channels: 3, background: '#777777' } }).gif()],
])('shows no decoder %s', async (_, made) => {
  const bytes = typeof made === 'string' ? Buffer.from(made) : await made.toBuffer();
  const decoder = vi.spyOn(sharp.prototype, 'metadata');
  expect(await reencodePhoto(bytes)).toBeNull();
  expect(decoder).not.toHaveBeenCalled();
  decoder.mockRestore();
});

it('takes the largest photo there may be, so that the refusals above are for their size', async () => {
  const photo = await reencodePhoto(blackPng(10_000, 5_000));
  expect(photo?.type).toBe('image/png');
  expect(await reencodePhoto(blackPng(16_000, 1))).not.toBeNull();
});

it('keeps nothing of what hides behind a photo', async () => {
  const script = Buffer.from('<script>alert(1)</script>PK\u0003\u0004');
  const polyglot = Buffer.concat([await jpeg(), script]);
  const photo = await reencodePhoto(polyglot);
  if (photo === null) throw new Error('the photo in it is fine');
  expect(Buffer.from(photo.bytes).includes('script')).toBe(false);
  expect(Buffer.from(photo.bytes).includes('PK\u0003\u0004')).toBe(false);
});
