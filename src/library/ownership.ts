import type { Table } from 'dexie';
import { database } from './database.ts';
import { rowTables } from './rows.ts';

const tables = [...rowTables(database), database.sync, database.counts, database.owner];

/** Makes the index this user's; another user's rows go first. */
export async function claimIndex(uid: string): Promise<void> {
  // Nearly always: a read alone does not keep the first card waiting.
  if (await isOwner(uid)) return;
  await database.transaction('rw', tables, async () => {
    if (await isOwner(uid)) return;
    await clearAll();
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
): Promise<void> =>
  database.transaction('rw', [...into, database.owner], async () => {
    if (await isOwner(uid)) await write();
  });

export const wipeIndex = (): Promise<void> => database.transaction('rw', tables, clearAll);

const isOwner = async (uid: string): Promise<boolean> =>
  (await database.owner.get('owner'))?.uid === uid;

async function clearAll(): Promise<void> {
  for (const table of tables) await table.clear();
}
