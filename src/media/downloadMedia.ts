import { downloadAs, type DownloadFile } from './downloadAs.ts';
import { loadMedia } from './loadMedia.ts';

/** Loads with the user's session and saves; false when it could not be done. */
export async function downloadMedia(gsUrl: string, file: DownloadFile): Promise<boolean> {
  try {
    await downloadAs(await loadMedia(gsUrl), file);
    return true;
  } catch (error) {
    console.error('The download failed', error);
    return false;
  }
}
