import type { Table } from 'dexie';
import { database as thisDevice, type IndexDatabase } from './database.ts';
import { rowTables } from './rows.ts';

const tablesOf = (database: IndexDatabase) => [
  ...rowTables(database),
  database.sync,
  database.counts,
  database.logState,
  database.log,
  database.pending,
  database.owner,
];

/** Makes the index this user's; another user's rows go first. */
export async function claimIndex(uid: string, database = thisDevice): Promise<void> {
  // Nearly always: a read alone does not keep the first card waiting.
  if (await isOwner(uid, database)) return;
  await database.transaction('rw', tablesOf(database), async () => {
    if (await isOwner(uid, database)) return;
    await clearAll(database);
    await database.owner.put({ name: 'owner', uid });
  });
}

/**
 * Writes for this user, together or not at all; nothing once the index is not theirs (any more): what
 * arrives after sign-out must not bring anything back.
 */
export const writeAs = (
  uid: string,
  into: readonly Table[],
  write: () => Promise<unknown>,
  database = thisDevice,
): Promise<void> =>
  database.transaction('rw', [...into, database.owner], async () => {
    if (await isOwner(uid, database)) await write();
  });

export const wipeIndex = (database = thisDevice): Promise<void> =>
  database.transaction('rw', tablesOf(database), () => clearAll(database));

const isOwner = async (uid: string, database: IndexDatabase): Promise<boolean> =>
  (await database.owner.get('owner'))?.uid === uid;

async function clearAll(database: IndexDatabase): Promise<void> {
  for (const table of tablesOf(database)) await table.clear();
}
