import { LIBRARY_TYPES, type LibraryItem } from '@lumashot/domain/library/item';
import type { StoredRow } from './database.ts';

/** One library item as the screens read it. */
export interface IndexRow extends Omit<StoredRow, 'item'> {
  readonly item: LibraryItem;
}

/**
 * Rows may have been stored by an earlier version of the app: parsing gives fields that came later
 * their default. Null for a row that cannot be read.
 */
export function readRow({ item: document, ...row }: StoredRow): IndexRow | null {
  const item = LIBRARY_TYPES[row.type].item.safeParse(document);
  if (item.success) return { ...row, item: item.data };
  console.error(`${row.key} is stored in an unknown shape`, item.error.issues);
  return null;
}

export const readRows = (stored: readonly (StoredRow | undefined)[]): IndexRow[] =>
  stored.flatMap((row) => (row === undefined ? [] : (readRow(row) ?? [])));
