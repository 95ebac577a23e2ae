import type { IndexRow } from '#app/library/index/indexRow.ts';
import { loadMedia } from '#app/media/loadMedia.ts';
import { saveFile } from '#app/media/saveFile.ts';
import { packPictures, type Pack } from './packPictures.ts';
import { pickZipFile } from './saveFilePicker.ts';

/** A zip in a phone's memory, where it cannot be streamed into a file. */
const PART_BYTES = 150 * 1024 * 1024;

interface Options {
  readonly rows: readonly IndexRow[];
  readonly signal: AbortSignal;
  readonly onProgress: (done: number) => void;
}

/**
 * Saves the original bytes of these pictures, streamed into one file where the browser can, else in
 * parts. How many were saved; null where nobody chose a file. Rejects when cancelled, or when the file
 * cannot be written. Call it within a press.
 */
export async function saveZip({ rows, signal, onProgress }: Options): Promise<number | null> {
  const name = `lumashot-${new Date().toISOString().slice(0, 10)}`;
  const [file, { makeZip }] = await Promise.all([pickZipFile(`${name}.zip`), import('client-zip')]);
  if (file === null) return null;
  const load = ({ item }: IndexRow) => loadMedia(item.media_url);
  const pack = packPictures({ rows, load, signal, onProgress });
  if (file === 'unavailable') await saveParts(pack, name, makeZip);
  else {
    // A stream that fails or is cancelled leaves what was there before.
    await makeZip(pack.nextPart(Infinity)).pipeTo(await file.createWritable(), { signal });
  }
  return pack.saved();
}

async function saveParts(
  pack: Pack,
  name: string,
  makeZip: (files: ReturnType<Pack['nextPart']>) => ReadableStream<Uint8Array>,
): Promise<void> {
  for (let part = 1; !pack.isEmpty(); part += 1) {
    const zip = makeZip(pack.nextPart(PART_BYTES));
    const blob = await new Response(zip, {
      headers: { 'content-type': 'application/zip' },
    }).blob();
    const isOnly = part === 1 && pack.isEmpty();
    saveFile(blob, isOnly ? `${name}.zip` : `${name}-part-${part}.zip`);
  }
}
