import type { ProductView } from '@lumashot/domain/catalog/productViews';
import { PHOTO_LEAST_SIDE } from '@lumashot/domain/photos/photo';
import sharp from 'sharp';
import { embeddedEngine } from '@lumashot/engine/embeddedEngine';
import { openPhoto } from '@lumashot/engine/photo/openPhoto';
import { cutOut } from '@lumashot/engine/product/cutOut';
import { productPhoto } from '@lumashot/engine/testing/productPhoto';
import { drawnOnce } from './drawnOnce.ts';

/** A file as Playwright's file inputs take it. */
export interface UploadFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

let face: Promise<UploadFile> | null = null;

/** A real JPEG as a phone makes it: taken sideways, with the place it was taken at. The use cases upload it hundreds of times. */
export const facePhoto = (): Promise<UploadFile> => (face ??= makeFacePhoto());

async function makeFacePhoto(): Promise<UploadFile> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="800">
    <rect width="600" height="800" fill="#b9c4bd"/>
    <ellipse cx="300" cy="780" rx="260" ry="220" fill="#2f4858"/>
    <ellipse cx="300" cy="360" rx="150" ry="190" fill="#d9a07a"/>
  </svg>`;
  const buffer = await sharp(Buffer.from(svg))
    .rotate(-90)
    .withExif({
      IFD0: { Make: 'Lumaphone' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '52/1 30/1 0/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '13/1 24/1 0/1',
      },
    })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 92 })
    .toBuffer();
  return { name: 'me.jpg', mimeType: 'image/jpeg', buffer };
}

const MEGABYTE = 1024 * 1024;

/** Files that are no face photo, by what is wrong with them. */
export async function badFiles(): Promise<Record<string, UploadFile>> {
  const { buffer } = await facePhoto();
  return {
    '11 MB': {
      name: 'large.jpg',
      mimeType: 'image/jpeg',
      buffer: Buffer.concat([buffer, Buffer.alloc(11 * MEGABYTE - buffer.length)]),
    },
    'an SVG': {
      name: 'drawing.svg',
      mimeType: 'image/svg+xml',
      buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    },
    'a text renamed to .jpg': {
      name: 'notes.jpg',
      mimeType: 'image/jpeg',
      buffer: Buffer.from('this is no picture at all'),
    },
    'one of too few pixels': {
      name: 'small.jpg',
      mimeType: 'image/jpeg',
      buffer: await smallFacePhoto(PHOTO_LEAST_SIDE - 1, 800),
    },
    'a torn JPEG': { name: 'torn.jpg', mimeType: 'image/jpeg', buffer: buffer.subarray(0, 64) },
  };
}

/** The same face on fewer pixels. */
export async function smallFacePhoto(width: number, height: number): Promise<Buffer> {
  const { buffer } = await facePhoto();
  return sharp(buffer).autoOrient().resize(width, height, { fit: 'fill' }).jpeg().toBuffer();
}

/** Snapshots of two things on paper, as a seller sends them. */
export async function productFiles(): Promise<UploadFile[]> {
  const shots = [
    { thing: 'bottle', colour: '#1d7a5c', backdrop: '#e9e8e6' },
    { thing: 'mug', colour: '#c8322a', backdrop: '#d8d4cc' },
  ] as const;
  return Promise.all(
    shots.map(async (shot, at) => {
      const name = `product-${at + 1}.jpg`;
      const draw = async () => (await productPhoto(shot)).bytes;
      return { name, mimeType: 'image/jpeg', buffer: await drawnOnce(name, draw) };
    }),
  );
}

/** No photo of anything. */
export async function noiseFile(): Promise<UploadFile> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const buffer = await sharp({
    create: { width: 400, height: 400, channels: 3, background: '#888', noise },
  })
    .jpeg()
    .toBuffer();
  return { name: 'noise.jpg', mimeType: 'image/jpeg', buffer };
}

/** A mug on a striped cloth, beside a box as red as itself, its handle cut off by the photo: no cut is certain. */
export async function busyProductFile(): Promise<UploadFile> {
  const name = 'busy.jpg';
  return { name, mimeType: 'image/jpeg', buffer: await drawnOnce(name, drawBusyProduct) };
}

async function drawBusyProduct(): Promise<Buffer> {
  const [, mug] = await productFiles();
  const bars = Array.from(
    { length: 16 },
    (_, n) => `<rect x="${n * 64}" width="30" height="1024" fill="#1c7a3c"/>`,
  );
  const ground = `<svg width="1024" height="1024"><rect width="1024" height="1024" fill="#24305a"/>${bars.join('')}<rect x="20" y="300" width="130" height="500" fill="#c8322a"/></svg>`;
  const layer = await openPhoto(
    { bytes: new Uint8Array(mug?.buffer ?? []), mediaType: 'image/jpeg' },
    { longest: 1024 },
  );
  const cut = layer === null ? null : await cutOut(layer);
  if (cut === null) throw new Error('the mug was not cut out');
  const alone = await cut.layer.canvas.encode('png');
  const left = 310;
  const part = { left: 0, top: 0, width: 1024 - left, height: cut.layer.canvas.height };
  return sharp(Buffer.from(ground))
    .composite([{ input: await sharp(alone).extract(part).png().toBuffer(), left, top: 300 }])
    .jpeg({ quality: 92 })
    .toBuffer();
}

/** The same mug on paper with a blade of grass before it, from (0.43, 0.56) to (0.49, 0.45) of the photo. */
export async function mugBehindBladeFile(): Promise<UploadFile> {
  const [, mug] = await productFiles();
  const blade = `<svg width="1024" height="1024"><path d="M440 573L502 461" stroke="#1c9a3c" stroke-width="14"/></svg>`;
  const buffer = await sharp(mug?.buffer)
    .composite([{ input: Buffer.from(blade) }])
    .jpeg({ quality: 92 })
    .toBuffer();
  return { name: 'blade.jpg', mimeType: 'image/jpeg', buffer };
}

/** A pale square that was cut out before, with a soft shadow drawn under it: white on white once it is sent. */
export async function cutOutBeforeFile(): Promise<UploadFile> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600">
    <rect x="140" y="380" width="320" height="70" fill="#000" opacity="0.3"/>
    <rect x="180" y="160" width="240" height="240" fill="#f6f6f4"/></svg>`;
  const buffer = await sharp(Buffer.from(svg)).png().toBuffer();
  return { name: 'clear.png', mimeType: 'image/png', buffer };
}

/** A mug before marble and velvet: no backdrop fit explains it, who knows things sees it at once. */
export const mugInSceneFile = (): Promise<UploadFile> =>
  mugIn({ sceneId: 'luxury-display', view: 'front' });

/** The same mug on moss, which is all that is seen around it. */
export const mugFromAboveFile = (): Promise<UploadFile> =>
  mugIn({ sceneId: 'outdoor-nature', view: 'above' });

interface Scene {
  readonly sceneId: string;
  readonly view: ProductView;
}

async function mugIn(scene: Scene): Promise<UploadFile> {
  const kept = `${scene.sceneId}-${scene.view}.png`;
  const buffer = await drawnOnce(kept, () => drawMugIn(scene));
  return { name: 'scene.png', mimeType: 'image/png', buffer };
}

async function drawMugIn({ sceneId, view }: Scene): Promise<Uint8Array> {
  const [, mug] = await productFiles();
  const drawn = await embeddedEngine.draw.productShot?.(
    {
      productName: 'Mug',
      sceneId,
      view,
      scenePrompt: '',
      customPrompt: null,
      sources: [{ bytes: new Uint8Array(mug?.buffer ?? []), mediaType: 'image/jpeg' }],
    },
    { seed: 1, signal: AbortSignal.timeout(60_000) },
  );
  if (drawn?.ok !== true) throw new Error('the mug was not drawn');
  return drawn.picture.bytes;
}

/** Somebody the engine finds in the picture, drawn by the engine itself: nobody's rights. */
export async function personPhoto(): Promise<UploadFile> {
  const drawn = await embeddedEngine.draw.text?.(
    { prompt: 'Portrait of a woman with long dark hair, warm studio light, plain background' },
    { seed: 3, signal: new AbortController().signal },
  );
  if (drawn?.ok !== true) throw new Error('the person was not drawn');
  const buffer = await sharp(drawn.picture.bytes).jpeg({ quality: 92 }).toBuffer();
  return { name: 'person.jpg', mimeType: 'image/jpeg', buffer };
}
