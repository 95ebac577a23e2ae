import sharp, { type Sharp } from 'sharp';
import type { MakeDerivatives } from '../usecases/generation/derivativePorts.ts';
import type { Picture } from '@lumashot/domain/imaging/engine';

/** A lower WebP effort: a third of the time for 3 % more bytes. */
const THUMBNAIL = { side: 512, webp: { quality: 80, effort: 2 } } as const;
const PLACEHOLDER = { side: 16, webp: { quality: 40 } } as const;

/**
 * Thumbnail and placeholder of a finished picture, decoded once at most. sharp keeps no metadata
 * unless asked: the thumbnail says where it comes from as the picture does, and nothing more.
 */
export const makeDerivatives: MakeDerivatives = async (picture) => {
  const { xmp } = await sharp(picture.bytes).metadata();
  const small = fitted(opened(picture), THUMBNAIL.side).webp(THUMBNAIL.webp);
  const thumbnail = await (xmp === undefined ? small : small.withXmp(xmp.toString())).toBuffer();
  const placeholder = await fitted(sharp(thumbnail), PLACEHOLDER.side)
    .webp(PLACEHOLDER.webp)
    .toBuffer();
  return {
    thumbnail,
    placeholder: `data:image/webp;base64,${placeholder.toString('base64')}`,
  };
};

/** An engine that drew the picture itself still has its pixels. */
function opened({ bytes, pixels, width, height }: Picture): Sharp {
  return pixels === undefined
    ? sharp(bytes)
    : sharp(pixels, { raw: { width, height, channels: 4 } }).removeAlpha();
}

const fitted = (image: Sharp, side: number): Sharp =>
  image.resize(side, side, { fit: 'inside', withoutEnlargement: true });
