import { encodeImage } from './encodeImage.ts';
import { saveFile } from './saveFile.ts';

/** Saves a picture so that its bytes are what its name says. Rejects when it cannot be read. */
export async function downloadAs(
  picture: Blob,
  { type, name }: { type: 'image/png' | 'image/jpeg'; name: string },
): Promise<void> {
  const isSame = picture.type === type;
  saveFile(isSame ? picture : await encodeImage(picture, { type, quality: 0.92 }), name);
}
