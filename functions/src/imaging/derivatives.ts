import sharp from 'sharp';
import type { MakeDerivatives } from '../usecases/ports.ts';

const THUMBNAIL = { side: 512, quality: 80 } as const;
const PLACEHOLDER = { side: 16, quality: 40 } as const;

/** Thumbnail and placeholder of a finished picture. sharp keeps no metadata unless asked. */
export const makeDerivatives: MakeDerivatives = async (picture) => {
  const [thumbnail, placeholder] = await Promise.all(
    [THUMBNAIL, PLACEHOLDER].map(({ side, quality }) =>
      sharp(picture.bytes)
        .resize(side, side, { fit: 'inside', withoutEnlargement: true })
        .webp({ quality })
        .toBuffer(),
    ),
  );
  if (thumbnail === undefined || placeholder === undefined) throw new Error('no derivatives made');
  return {
    thumbnail,
    placeholder: `data:image/webp;base64,${placeholder.toString('base64')}`,
  };
};
