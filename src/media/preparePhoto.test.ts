import { PHOTO_LEAST_SIDE, PHOTO_MAX_BYTES } from '@lumashot/domain/photos/photo';
import { expect, it, vi } from 'vitest';
import { fitInside } from './encodeImage.ts';
import { preparePhoto } from './preparePhoto.ts';

const JPEG_HEAD = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 0, 0, 0, 0, 0, 0, 0]);
const upright = new Blob(['upright'], { type: 'image/jpeg' });
const encode = () => Promise.resolve({ blob: upright, shorterSide: PHOTO_LEAST_SIDE });

it('hands out the re-encoded photo, never the picked file', async () => {
  expect(await preparePhoto(new Blob([JPEG_HEAD]), { encode })).toEqual({
    ok: true,
    photo: upright,
  });
});

it('refuses a text that calls itself a photo', async () => {
  const file = new Blob(['<svg onload=alert(1)>'], { type: 'image/jpeg' });
  const spy = vi.fn<typeof encode>(encode);
  expect(await preparePhoto(file, { encode: spy })).toEqual({
    ok: false,
    refusal: 'photo-wrong-type',
  });
  expect(spy).not.toHaveBeenCalled();
});

it('refuses what is too large before decoding it', async () => {
  const file = new Blob([JPEG_HEAD, new Uint8Array(PHOTO_MAX_BYTES)]);
  expect(await preparePhoto(file, { encode })).toEqual({ ok: false, refusal: 'photo-too-large' });
});

it('refuses what the server would refuse as too small, by the size it would have there', async () => {
  const small = () => Promise.resolve({ blob: upright, shorterSide: PHOTO_LEAST_SIDE - 1 });
  expect(await preparePhoto(new Blob([JPEG_HEAD]), { encode: small })).toEqual({
    ok: false,
    refusal: 'source-too-small',
  });
});

it('refuses a broken image like a wrong type', async () => {
  const broken = () => Promise.reject(new DOMException('decode'));
  expect(await preparePhoto(new Blob([JPEG_HEAD]), { encode: broken })).toEqual({
    ok: false,
    refusal: 'photo-wrong-type',
  });
});

it('scales down, never up, and keeps the shape', () => {
  expect(fitInside({ width: 4096, height: 1024 }, 2048)).toEqual({ width: 2048, height: 512 });
  expect(fitInside({ width: 640, height: 480 }, 2048)).toEqual({ width: 640, height: 480 });
  expect(fitInside({ width: 10_000, height: 1 }, 2048)).toEqual({ width: 2048, height: 1 });
});
