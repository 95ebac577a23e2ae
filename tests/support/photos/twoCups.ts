import sharp from 'sharp';
import { inRoot } from '../../../scripts/lib/places.ts';
import type { UploadFile } from './photo.ts';

/** Height in pixels: large enough for each cup to be more than a photo's least side. */
const HEIGHT = 400;

/** A photograph of a cup, and beside it the same mirrored: two things of many colours on one table. */
export async function twoCupsFile(): Promise<UploadFile> {
  const cup = await sharp(inRoot('engine/scripts/photographs/coffee.jpg'))
    .resize({ height: HEIGHT })
    .toBuffer({ resolveWithObject: true });
  const { width } = cup.info;
  const buffer = await sharp({
    create: { width: 2 * width, height: HEIGHT, channels: 3, background: 'white' },
  })
    .composite([
      { input: cup.data, left: 0, top: 0 },
      { input: await sharp(cup.data).flop().toBuffer(), left: width, top: 0 },
    ])
    .jpeg({ quality: 92 })
    .toBuffer();
  return { name: 'cups.jpg', mimeType: 'image/jpeg', buffer };
}
