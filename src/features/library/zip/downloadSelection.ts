import { createStore } from '#app/lib/createStore.ts';
import { dismissToast, showToast } from '#app/components/toasts/showToast.ts';
import { readRowsOf } from '#app/library/index/readRowsOf.ts';
import { DOWNLOAD_TEXTS } from '#app/texts/downloads.ts';
import { ZIP_TEXTS } from '#app/texts/librarySelection.ts';
import { saveZip } from './saveZip.ts';

/** Of one zip: beyond that, people take everything (the export of an account). */
const MOST = 2_000;

/** Saves these pictures in one zip and says how it went. Call it within a press. */
export async function downloadSelection(keys: readonly string[]): Promise<void> {
  if (keys.length > MOST) {
    showToast('error', ZIP_TEXTS.tooMany(MOST));
    return;
  }
  const rows = await readRowsOf(keys);
  const total = rows.length;
  const controller = new AbortController();
  const progress = createStore(ZIP_TEXTS.packing(0, total));
  const toast = showToast('loading', {
    title: progress.get(),
    progress,
    button: { label: ZIP_TEXTS.cancel, press: () => controller.abort() },
  });
  try {
    const saved = await saveZip({
      rows,
      signal: controller.signal,
      onProgress: (done) => progress.set(ZIP_TEXTS.packing(done, total)),
    });
    if (saved === 0) showToast('error', DOWNLOAD_TEXTS.failure);
    else if (saved !== null) showToast('success', ZIP_TEXTS.saved(saved, total));
  } catch (error) {
    if (controller.signal.aborted) showToast('info', ZIP_TEXTS.cancelled);
    else {
      console.error('The zip was not saved', error);
      showToast('error', DOWNLOAD_TEXTS.failure);
    }
  } finally {
    dismissToast(toast);
  }
}
