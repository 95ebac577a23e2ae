import { encodeImage } from './encodeImage.ts';
import { saveFile } from './saveFile.ts';

/** What a download is; its name ends accordingly. */
export interface DownloadFile {
  readonly type: 'image/png' | 'image/jpeg' | 'video/mp4';
  readonly name: string;
}

/** Saves media so that its bytes are what its name says. Rejects when it cannot be read. */
export async function downloadAs(media: Blob, { type, name }: DownloadFile): Promise<void> {
  const asItIs = type === 'video/mp4' || media.type === type;
  saveFile(asItIs ? media : await encodedAs(media, type), name);
}

/** A PNG is saved as a JPEG. The other way there is nothing: cut-outs are kept as PNG. */
async function encodedAs(media: Blob, type: 'image/png' | 'image/jpeg'): Promise<Blob> {
  const { blob } = await encodeImage(media, { type, quality: 0.92 });
  if (type === 'image/png') return blob;
  const { keepOrigin } = await import('./keepOrigin.ts');
  return keepOrigin(blob, media);
}
