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
  saveFile(asItIs ? media : (await encodeImage(media, { type, quality: 0.92 })).blob, name);
}
