import { libraryDownloadName } from '@lumashot/domain/library/downloadName';
import { hasClearGround } from '@lumashot/domain/library/item';
import { DOWNLOAD_TEXTS } from '#app/texts/downloads.ts';
import { showToast } from '#app/components/toasts/showToast.ts';
import { downloadMedia } from '#app/media/downloadMedia.ts';
import type { IndexRow } from '#app/library/index/indexRow.ts';

/** Saves an item under the library's name for it, in the format that the name says. */
export async function downloadItem(row: IndexRow): Promise<void> {
  const image = hasClearGround(row.item) ? 'image/png' : 'image/jpeg';
  const type = row.type === 'video' ? 'video/mp4' : image;
  const saved = await downloadMedia(row.item.media_url, { type, name: libraryDownloadName(row) });
  showToast(saved ? 'success' : 'error', DOWNLOAD_TEXTS[saved ? 'success' : 'failure']);
}
