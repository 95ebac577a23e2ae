import { archiveName, archiveTable } from '@lumashot/domain/library/archive';
import { ZIP_TEXTS } from '#app/texts/librarySelection.ts';
import type { IndexRow } from '#app/library/index/indexRow.ts';

/** A file as client-zip takes it. */
export interface PackedFile {
  readonly name: string;
  readonly input: Blob | string;
  readonly lastModified?: Date;
}

interface Options {
  readonly rows: readonly IndexRow[];
  /** The original bytes. Rejects when they cannot be read. */
  readonly load: (row: IndexRow) => Promise<Blob>;
  readonly signal: AbortSignal;
  /** After each picture, read or not. */
  readonly onProgress: (done: number) => void;
}

export interface Pack {
  /** Of one zip of at most so many bytes; null: nothing is left. Ends with its list of pictures. */
  readonly nextPart: (mostBytes: number) => AsyncGenerator<PackedFile, void, void>;
  readonly isEmpty: () => boolean;
  readonly saved: () => number;
}

/** Loaded while the ones before are written. */
const AHEAD = 3;

/**
 * The pictures in their order, three loaded ahead, never all in memory. What cannot be read is named in
 * `missing.txt` of the last part.
 */
export function packPictures({ rows, load, signal, onProgress }: Options): Pack {
  const queue = [...rows];
  const loading: { readonly row: IndexRow; readonly media: Promise<Blob | null> }[] = [];
  const names = new Set<string>();
  const missing: string[] = [];
  let saved = 0;

  function fill(): void {
    while (loading.length < AHEAD) {
      const row = queue.shift();
      if (row === undefined) return;
      loading.push({ row, media: load(row).catch(() => null) });
    }
  }

  const isEmpty = (): boolean => queue.length === 0 && loading.length === 0;

  async function* nextPart(mostBytes: number): AsyncGenerator<PackedFile, void, void> {
    const listed: { name: string; item: IndexRow['item'] }[] = [];
    let bytes = 0;
    for (fill(); loading.length > 0; fill()) {
      signal.throwIfAborted();
      const [next] = loading;
      if (next === undefined) break;
      const media = await next.media;
      signal.throwIfAborted();
      if (media !== null && bytes > 0 && bytes + media.size > mostBytes) break;
      loading.shift();
      const name = archiveName(next.row, names);
      if (media === null) missing.push(name);
      else {
        saved += 1;
        bytes += media.size;
        listed.push({ name, item: next.row.item });
        yield { name, input: media, lastModified: next.row.item.created_at };
      }
      onProgress(saved + missing.length);
    }
    yield { name: 'pictures.csv', input: archiveTable(listed) };
    if (isEmpty() && missing.length > 0) {
      yield { name: 'missing.txt', input: [ZIP_TEXTS.missing, ...missing, ''].join('\r\n') };
    }
  }

  return { nextPart, isEmpty, saved: () => saved };
}
