import { promptOf, STORYBOARD_PREFIX } from '../library/itemNames.ts';
import type { COLLECTIONS } from '../paths.ts';

/** A document with its id, times as ISO strings. */
export type CopyRow = Readonly<Record<string, unknown>>;

interface CopyTable {
  readonly file: string;
  readonly collections: readonly (keyof typeof COLLECTIONS)[];
  readonly columns: Readonly<Record<string, (row: CopyRow) => string | number>>;
}

const text = (value: unknown): string | number =>
  typeof value === 'string' || typeof value === 'number' ? value : '';

/** What stands in this field of the row; nothing where it is missing, or neither words nor a number. */
const field = (name: string) => (row: CopyRow) => text(row[name]);

/** The first of them that says something. */
const words =
  (...names: readonly string[]) =>
  (row: CopyRow) =>
    text(names.map((name) => row[name]).find((value) => typeof value === 'string' && value !== ''));

/** As screens have it: what marks a storyboard is ours, and stands in no words. */
const typed =
  (...names: readonly string[]) =>
  (row: CopyRow) =>
    promptOf({ prompt: String(words(...names)(row)) });

const kindOf = (row: CopyRow) =>
  String(row['prompt']).startsWith(STORYBOARD_PREFIX) ? 'Storyboard' : text(row['kind']);

/** What people open in a spreadsheet, beside the JSON that holds everything. */
export const COPY_TABLES: readonly CopyTable[] = [
  {
    file: 'pictures.csv',
    collections: ['generatedImages', 'productShots', 'portraitShots', 'generatedVideos'],
    columns: {
      made: field('created_at'),
      what: kindOf,
      words: typed('prompt', 'edit_prompt', 'custom_prompt', 'product_name', 'scene_template'),
      file: field('file'),
      favorite: ({ is_favorite: is }) => (is === true ? 'yes' : ''),
      trashed: field('trashed_at'),
    },
  },
  {
    file: 'credits.csv',
    collections: ['creditsTransactions'],
    columns: {
      date: field('created_at'),
      type: field('transaction_type'),
      description: field('description'),
      credits: field('amount'),
      balance: field('balance_after'),
    },
  },
];
