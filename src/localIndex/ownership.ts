import { database } from './database.ts';

const tables = [database.items, database.sync, database.owner];

/** Makes the index this user's; another user's rows go first. */
export const claimIndex = (uid: string): Promise<void> =>
  database.transaction('rw', tables, async () => {
    const owner = await database.owner.get('owner');
    if (owner?.uid === uid) return;
    await clearAll();
    await database.owner.put({ name: 'owner', uid });
  });

export const wipeIndex = (): Promise<void> => database.transaction('rw', tables, clearAll);

async function clearAll(): Promise<void> {
  for (const table of tables) await table.clear();
}
