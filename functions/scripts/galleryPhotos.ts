import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import type { SourceImage } from '../src/imaging/engine.ts';
import { embeddedEngine } from '../src/imaging/local/embeddedEngine.ts';
import { productPhoto } from '../src/imaging/local/testing/productPhoto.ts';

const PEOPLE = {
  woman: 'Portrait of a woman with long dark hair, warm studio light, plain background',
  man: 'Portrait of a man in a navy suit, studio light, plain background',
} as const;

/** Photos drawn by the engine itself: nobody's rights, the same bytes each time. */
async function drawn(prompt: string): Promise<SourceImage> {
  const result = await embeddedEngine.draw.text?.(
    { prompt },
    { seed: 3, signal: new AbortController().signal },
  );
  if (result?.ok !== true) throw new Error(`not drawn: ${prompt}`);
  const bytes = await sharp(result.picture.bytes).jpeg({ quality: 92 }).toBuffer();
  return { bytes: new Uint8Array(bytes), mediaType: 'image/jpeg' };
}

export const productPhotos = (): Promise<readonly SourceImage[]> =>
  Promise.all([
    productPhoto({ thing: 'bottle', colour: '#1d7a5c', backdrop: '#e9e8e6' }),
    productPhoto({ thing: 'mug', colour: '#c8322a', backdrop: '#d8d4cc' }),
    productPhoto({ thing: 'robot', colour: '#f2f2f0', backdrop: '#7fa6c4' }),
  ]);

export const personPhotos = (): Promise<readonly SourceImage[]> =>
  Promise.all(Object.values(PEOPLE).map(drawn));

/** A photo of one's own, to look at the engine with. */
export async function photoFrom(file: string): Promise<SourceImage> {
  const bytes = await sharp(readFileSync(file)).jpeg({ quality: 95 }).toBuffer();
  return { bytes: new Uint8Array(bytes), mediaType: 'image/jpeg' };
}
