import { facetsOf, type Facet } from '@lumashot/domain/library/facets';
import { captionOf } from '@lumashot/domain/library/itemNames';
import { plainText } from '@lumashot/domain/library/searchWords';
import { searchTextOf } from '@lumashot/domain/library/searchTexts';
import type { StoredRow } from './database.ts';
import { readRow } from './indexRow.ts';

/** What one row is found and sorted by: no row is read to filter. */
export interface TermsRow {
  /** The row's. */
  readonly key: string;
  /** Every word of it (searchTextOf). */
  readonly text: string;
  readonly facets: readonly Facet[];
  /** The caption as it is sorted. */
  readonly name: string;
}

/** Sorting looks no further. */
const NAME_LENGTH = 64;

/** Of a row that cannot be read: nothing, so that it is not tried again and again. */
export function termsOf(row: StoredRow): TermsRow {
  const { key } = row;
  const item = readRow(row)?.item;
  if (item === undefined) return { key, text: '', facets: [], name: '' };
  return {
    key,
    text: searchTextOf(item),
    facets: facetsOf(item),
    name: plainText(captionOf(item)).trim().slice(0, NAME_LENGTH),
  };
}
