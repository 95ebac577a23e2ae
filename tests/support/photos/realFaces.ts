import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import sharp from 'sharp';
import type { UploadFile } from './photo.ts';

/** A photo of three people that comes with the face detector. */
const photo = (): Promise<Buffer> =>
  readFile(createRequire(import.meta.url).resolve('@vladmandic/face-api/demo/sample1.jpg'));

export const groupPhoto = async (): Promise<UploadFile> => ({
  name: 'group.jpg',
  mimeType: 'image/jpeg',
  buffer: await photo(),
});

/** One of them alone. */
export const oneOfGroup = async (): Promise<UploadFile> => ({
  name: 'one.jpg',
  mimeType: 'image/jpeg',
  buffer: await sharp(await photo())
    .extract({ left: 210, top: 130, width: 520, height: 720 })
    .jpeg()
    .toBuffer(),
});
