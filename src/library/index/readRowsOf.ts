import { database } from './database.ts';
import { readRows, type IndexRow } from './indexRow.ts';

/** These rows in their order; one that is not here (any more), or cannot be read, is left out. */
export async function readRowsOf(keys: readonly string[]): Promise<readonly IndexRow[]> {
  const rows = await database.items.bulkGet([...keys]);
  return readRows(rows);
}
