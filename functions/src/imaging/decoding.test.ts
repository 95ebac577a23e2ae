import { describe, expect, it } from 'vitest';
import { bytesToDecode, DECODING_MOST_BYTES, type Header } from './decoding.ts';

const header = (known: Partial<Header>): Header => ({
  format: 'jpeg',
  width: 8_160,
  height: 6_120,
  channels: 3,
  depth: 'uchar',
  isProgressive: false,
  ...known,
});
const isTaken = (known: Partial<Header>): boolean =>
  bytesToDecode(header(known)) <= DECODING_MOST_BYTES;

describe('what a decoder holds', () => {
  it.each<[string, Partial<Header>]>([
    ['a phone’s JPEG of 50 megapixels', {}],
    ['a WebP of 50 megapixels', { format: 'webp', width: 8_000, height: 6_250, channels: 4 }],
    ['a PNG of 50 megapixels with alpha', { format: 'png', channels: 4 }],
    ['a deep PNG of 50 megapixels', { format: 'png', depth: 'ushort' }],
    ['a progressive JPEG of 33 megapixels', { width: 7_008, height: 4_672, isProgressive: true }],
  ])('is within the bound for %s', (_, known) => {
    expect(isTaken(known)).toBe(true);
  });

  it.each<[string, Partial<Header>]>([
    ['a progressive JPEG of 50 megapixels', { isProgressive: true }],
    ['one in CMYK of 26', { isProgressive: true, channels: 4, width: 6_240, height: 4_160 }],
    [
      'a deep interlaced PNG of 26 megapixels',
      {
        format: 'png',
        depth: 'ushort',
        isProgressive: true,
        channels: 4,
        width: 6_240,
        height: 4_160,
      },
    ],
    [
      'a deep PNG of 16,000 px',
      { format: 'png', depth: 'ushort', channels: 4, width: 16_000, height: 3_125 },
    ],
  ])('is too much for %s', (_, known) => {
    expect(isTaken(known)).toBe(false);
  });
});
