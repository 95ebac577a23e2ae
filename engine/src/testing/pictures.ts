import sharp from 'sharp';
import type { DrawContext, DrawResult, SourceImage } from '@lumashot/domain/imaging/engine';

export const context = (seed = 42): DrawContext => ({ seed, signal: new AbortController().signal });

/** The bytes of a picture, or an error that names the failure. */
export function bytesOf(result: DrawResult | undefined): Uint8Array {
  if (result?.ok !== true) throw new Error(`no picture: ${result?.failure ?? 'not offered'}`);
  return result.picture.bytes;
}

/** A photo of one colour. */
export async function plainPhoto(
  width: number,
  height: number,
  background = '#d9401f',
): Promise<SourceImage> {
  const bytes = await sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
  return { bytes: new Uint8Array(bytes), mediaType: 'image/png' };
}

/** Share of the pixels that are within `reach` of a colour. */
export async function shareOf(
  bytes: Uint8Array,
  colour: readonly [number, number, number],
  reach: number,
): Promise<number> {
  const { data } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  let near = 0;
  for (let i = 0; i < data.length; i += 3) {
    const miss = colour.map((value, c) => value - (data[i + c] ?? 0));
    if (Math.hypot(...miss) < reach) near++;
  }
  return near / (data.length / 3);
}

/** Mean lightness 0..255 of an area given as shares of the picture. */
export async function lightnessOf(
  bytes: Uint8Array,
  area: { readonly x: number; readonly y: number; readonly w: number; readonly h: number } = {
    x: 0,
    y: 0,
    w: 1,
    h: 1,
  },
): Promise<number> {
  const { width, height } = await sharp(bytes).metadata();
  const { channels } = await sharp(bytes)
    .extract({
      left: Math.floor(width * area.x),
      top: Math.floor(height * area.y),
      width: Math.floor(width * area.w),
      height: Math.floor(height * area.h),
    })
    .toBuffer()
    .then((part) => sharp(part).greyscale().stats());
  return channels[0]?.mean ?? 0;
}
