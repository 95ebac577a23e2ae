import type { IndexDatabase } from './database.ts';
import { writeAs } from './ownership.ts';
import { rowsOfKeys, rowTables } from './rows.ts';
import { termsOf } from './terms.ts';

/** Rows a transaction: short enough that nothing on the screen waits for it. */
const AT_A_TIME = 200;

/**
 * Terms for rows that were stored before there were any. Ends at once where every row has them.
 * `mayGoOn` is asked before each round; what is left is done by the next call.
 */
export async function fillTerms(
  database: IndexDatabase,
  { uid, mayGoOn }: { readonly uid: string; readonly mayGoOn: () => boolean },
): Promise<void> {
  const { items, trash, terms } = database;
  const [rows, trashed, done] = await Promise.all([items.count(), trash.count(), terms.count()]);
  if (rows + trashed <= done) return;
  const [live, inTrash, known] = await Promise.all([
    items.toCollection().primaryKeys(),
    trash.toCollection().primaryKeys(),
    terms.toCollection().primaryKeys(),
  ]);
  const isKnown = new Set(known);
  const missing = [...live, ...inTrash].filter((key) => !isKnown.has(key));
  for (let at = 0; at < missing.length && mayGoOn(); at += AT_A_TIME) {
    const some = missing.slice(at, at + AT_A_TIME);
    await writeAs(
      uid,
      rowTables(database),
      async () => {
        // Somebody else may be at it too: the idle start, a search, another tab.
        const made = await terms.bulkGet(some);
        const left = some.filter((_, index) => made[index] === undefined);
        await terms.bulkPut((await rowsOfKeys(database, left)).map(termsOf));
      },
      database,
    );
  }
}
