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

/** A photo of which nobody can say what it is about: nine of its kind beside each other, half of them on their heads. */
export async function manyOf(photo: SourceImage): Promise<SourceImage> {
  const small = sharp(photo.bytes).resize(256, 256, { fit: 'cover' });
  const [upright, turned] = await Promise.all([
    small.clone().png().toBuffer(),
    small.clone().rotate(180).png().toBuffer(),
  ]);
  const tiles = Array.from({ length: 9 }, (_, n) => ({
    input: n % 2 === 0 ? upright : turned,
    left: (n % 3) * 256,
    top: Math.floor(n / 3) * 256,
  }));
  const bytes = await sharp({
    create: { width: 768, height: 768, channels: 3, background: '#000000' },
  })
    .composite(tiles)
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

/** An area of a picture, in shares of it. */
export interface Part {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** An area of a picture, as a PNG. */
export async function partOf(bytes: Uint8Array, { x, y, w, h }: Part): Promise<Uint8Array> {
  const { width, height } = await sharp(bytes).metadata();
  return sharp(bytes)
    .extract({
      left: Math.floor(width * x),
      top: Math.floor(height * y),
      width: Math.floor(width * w),
      height: Math.floor(height * h),
    })
    .png()
    .toBuffer();
}

/** Mean lightness 0..255 of an area. */
export async function lightnessOf(
  bytes: Uint8Array,
  part: Part = { x: 0, y: 0, w: 1, h: 1 },
): Promise<number> {
  const { channels } = await sharp(await partOf(bytes, part))
    .greyscale()
    .stats();
  return channels[0]?.mean ?? 0;
}

/** Share of the pixels of one size of picture that differ by more than noise. */
export async function changedShare(one: Uint8Array, other: Uint8Array): Promise<number> {
  const [a, b] = await Promise.all(
    [one, other].map((bytes) => sharp(bytes).removeAlpha().greyscale().raw().toBuffer()),
  );
  if (a === undefined || a.length !== b?.length) throw new Error('two sizes');
  return a.reduce((sum, v, i) => (Math.abs(v - (b[i] ?? 0)) > 12 ? sum + 1 : sum), 0) / a.length;
}
