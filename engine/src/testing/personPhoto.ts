import sharp from 'sharp';
import type { SourceImage } from '@lumashot/domain/imaging/engine';
import { understandText } from '../prompt/understandText.ts';
import { renderPicture } from '../renderPicture.ts';

/** For tests and galleries: somebody who never lived, painted by the engine for text. */
export async function personPhoto(
  prompt = 'Portrait of a woman with long dark hair, warm studio light, plain background',
): Promise<SourceImage> {
  const { signal } = new AbortController();
  const { picture } = understandText(prompt);
  const layer = picture && (await renderPicture(picture, { size: 512, seed: 3, signal }));
  if (layer === null) throw new Error(`not drawn: ${prompt}`);
  const { data } = layer.brush.getImageData(0, 0, 512, 512);
  const raw = { width: 512, height: 512, channels: 4 } as const;
  const bytes = await sharp(data, { raw }).removeAlpha().jpeg({ quality: 92 }).toBuffer();
  return { bytes: new Uint8Array(bytes), mediaType: 'image/jpeg' };
}
