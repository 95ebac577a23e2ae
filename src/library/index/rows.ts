import type { IndexDatabase, StoredRow } from './database.ts';
import { termsOf } from './terms.ts';

/** The one place that writes rows: what a row is found by is written with it, or not at all. */

/** A transaction that writes rows takes all of these. */
export const rowTables = ({ items, trash, terms }: IndexDatabase) => [items, trash, terms];

/** A task each: of a thousand rows at once a finger would feel it. */
const AT_A_TIME = 100;

/** Rows as they are now: each in the library, or in the trash. */
export async function putRows(database: IndexDatabase, rows: readonly StoredRow[]): Promise<void> {
  for (let at = 0; at < rows.length; at += AT_A_TIME) {
    await putSome(database, rows.slice(at, at + AT_A_TIME));
  }
}

async function putSome(
  { items, trash, terms }: IndexDatabase,
  rows: readonly StoredRow[],
): Promise<void> {
  const live = rows.filter(({ item }) => item.trashed_at == null);
  const trashed = rows.flatMap((row) => {
    const at = row.item.trashed_at;
    return at == null ? [] : [{ ...row, trashedAt: at.getTime() }];
  });
  await items.bulkPut(live);
  await trash.bulkPut(trashed);
  await items.bulkDelete(trashed.map(({ key }) => key));
  await trash.bulkDelete(live.map(({ key }) => key));
  await terms.bulkPut(rows.map(termsOf));
}

export async function removeRows(database: IndexDatabase, keys: readonly string[]): Promise<void> {
  for (const table of rowTables(database)) await table.bulkDelete([...keys]);
}

/** Those of these rows that are here, in the library or in the trash, as they are stored. */
export async function rowsOfKeys(
  { items, trash }: IndexDatabase,
  keys: readonly string[],
): Promise<StoredRow[]> {
  const wanted = [...new Set(keys)];
  const live = await items.bulkGet(wanted);
  const elsewhere = wanted.filter((_, at) => live[at] === undefined);
  const trashed = elsewhere.length === 0 ? [] : await trash.bulkGet(elsewhere);
  return [...live, ...trashed].flatMap((row) => (row === undefined ? [] : [withoutTime(row)]));
}

/** The trash sorts by a field that the library does not have. */
function withoutTime(row: StoredRow & { readonly trashedAt?: number }): StoredRow {
  const { trashedAt: _, ...stored } = row;
  return stored;
}
