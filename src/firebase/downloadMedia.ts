import { downloadAs } from '../lib/downloadAs.ts';
import { loadMedia } from './media.ts';

/** Loads with the user's session and saves; false when it could not be done. */
export async function downloadMedia(
  gsUrl: string,
  file: { type: 'image/png' | 'image/jpeg'; name: string },
): Promise<boolean> {
  try {
    await downloadAs(await loadMedia(gsUrl), file);
    return true;
  } catch (error) {
    console.error('The download failed', error);
    return false;
  }
}
