import { describe, expect, it } from 'vitest';
import { checkPhoto, PHOTO_MAX_BYTES, sniffPhotoType } from './photo.ts';

const bytes = (...values: (number | string)[]): Uint8Array =>
  Uint8Array.from(
    values.flatMap((value) =>
      typeof value === 'number' ? [value] : Array.from(value, (letter) => letter.charCodeAt(0)),
    ),
  );

const JPEG = bytes(0xff, 0xd8, 0xff, 0xe0);

describe('the first bytes', () => {
  it.each([
    ['a JPEG', JPEG, 'image/jpeg'],
    ['a PNG', bytes(0x89, 'PNG\r\n', 0x1a, '\n'), 'image/png'],
    ['a WebP', bytes('RIFF', 0, 0, 0, 0, 'WEBPVP8 '), 'image/webp'],
    ['an SVG', bytes('<svg xmlns='), null],
    ['a GIF', bytes('GIF89a'), null],
    ['a text', bytes('hello, world'), null],
    ['a sound', bytes('RIFF', 0, 0, 0, 0, 'WAVEfmt '), null],
    ['nothing', bytes(), null],
  ])('of %s tell its type', (_, head, type) => {
    expect(sniffPhotoType(head)).toBe(type);
  });
});

describe('a photo', () => {
  it('is taken at exactly 10 MB', () => {
    expect(checkPhoto({ size: PHOTO_MAX_BYTES, head: JPEG })).toEqual({
      ok: true,
      type: 'image/jpeg',
    });
  });

  it.each([
    ['no file', null, 'photo-missing'],
    ['11 MB', { size: 11 * 1024 * 1024, head: JPEG }, 'photo-too-large'],
    ['one byte too many', { size: PHOTO_MAX_BYTES + 1, head: JPEG }, 'photo-too-large'],
    ['an SVG', { size: 10, head: bytes('<svg') }, 'photo-wrong-type'],
    ['a text named .jpg', { size: 10, head: bytes('hello') }, 'photo-wrong-type'],
  ])('is refused: %s', (_, photo, refusal) => {
    expect(checkPhoto(photo)).toEqual({ ok: false, refusal });
  });
});
