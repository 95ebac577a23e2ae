import { CREDIT_COSTS } from '../credits/costs.ts';
import { CSV_START, csvLine } from '../csv.ts';
import type { LibraryItem } from './item.ts';
import { captionOf, isStoryboard, sceneNameOf } from './itemNames.ts';
import { remakeCostOf } from './makeAgain.ts';
import { plainText } from './searchWords.ts';

/** How pictures are named and listed in a zip: of a selection, and of everything (the export). */

const NAME_WORDS = 8;
/** Of the words, in UTF-8: file systems take 255 for the whole name. */
const WORDS_BYTES = 120;
const ID_LETTERS = 8;

export interface ArchivedItem {
  readonly id: string;
  readonly item: LibraryItem;
}

/**
 * `2026-11-22-red-fox-in-snow-3f2a91c0.png`: letters, digits and hyphens of any script, so that no
 * system finds a path, a device or a direction mark in it. Differs from all of `taken`, and joins them.
 */
export function archiveName({ id, item }: ArchivedItem, taken: Set<string>): string {
  const words = (plainText(captionOf(item)).match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, NAME_WORDS);
  const base = [
    item.created_at.toISOString().slice(0, 10),
    ...wordsWithin(words, WORDS_BYTES),
    id.replaceAll(/[^\p{L}\p{N}]/gu, '').slice(0, ID_LETTERS),
  ].join('-');
  for (let copy = 1; ; copy += 1) {
    const name = `${copy === 1 ? base : `${base}-${copy}`}.${extensionOf(item.media_url)}`;
    // Some systems do not tell capitals from small letters.
    const key = name.toLowerCase();
    if (taken.has(key)) continue;
    taken.add(key);
    return name;
  }
}

/** Whole words only; the first one is cut where it alone is too long. */
function wordsWithin(words: readonly string[], bytes: number): readonly string[] {
  const kept: string[] = [];
  let left = bytes;
  for (const word of words) {
    left -= utf8Length(word) + 1;
    if (left < 0) break;
    kept.push(word);
  }
  return kept.length > 0 || words[0] === undefined
    ? kept
    : Array.from(words[0]).slice(0, bytes / 4);
}

const utf8Length = (text: string): number =>
  Array.from(text).reduce((sum, letter) => {
    const code = letter.codePointAt(0) ?? 0;
    if (code < 0x80) return sum + 1;
    if (code < 0x8_00) return sum + 2;
    return sum + (code < 0x1_00_00 ? 3 : 4);
  }, 0);

/** Of the bytes as they are kept. */
const extensionOf = (mediaUrl: string): string => /\.([a-z0-9]{2,4})$/.exec(mediaUrl)?.[1] ?? 'bin';

const COLUMNS: Readonly<Record<string, (item: LibraryItem) => string>> = {
  prompt: captionOf,
  scene: (item) => ('scene_template' in item ? sceneNameOf(item) : ''),
  made: (item) => item.created_at.toISOString(),
  size: ({ width, height }) => `${width} x ${height}`,
  engine: ({ engine }) => engine,
  credits: (item) => String(creditsOf(item) ?? ''),
};

/** A table of them, as spreadsheets read it (RFC 4180). */
export const archiveTable = (
  entries: readonly { readonly name: string; readonly item: LibraryItem }[],
): string =>
  [
    CSV_START,
    csvLine(['name', ...Object.keys(COLUMNS)]),
    ...entries.map(({ name, item }) =>
      csvLine([name, ...Object.values(COLUMNS).map((columnOf) => columnOf(item))]),
    ),
  ].join('');

/** What it cost; null where nothing says so. */
function creditsOf(item: LibraryItem): number | null {
  if (item.type === 'portrait') return item.credits_used;
  return remakeCostOf(item) ?? oldCreditsOf(item);
}

/** Of pictures from before it was kept by which operation they were made. */
function oldCreditsOf(item: LibraryItem): number | null {
  if (item.type === 'text-to-image') {
    if (item.original_image_id !== null) return CREDIT_COSTS.enhancement;
    return isStoryboard(item) ? CREDIT_COSTS.storyboard : CREDIT_COSTS.textImage;
  }
  if (item.type !== 'product') return null;
  return item.original_shot_id === null ? CREDIT_COSTS.productShot : CREDIT_COSTS.productEdit;
}
