import { useLiveQuery } from 'dexie-react-hooks';
import { database } from '../index/database.ts';
import { useLibrary } from './LibrarySyncContext.ts';
import { unsentKeys } from '../outbox/pendingChanges.ts';

/** How many items were changed here and not on the server yet, live. */
export function usePendingCount(): number {
  const { uid } = useLibrary();
  const rows = useLiveQuery(() => database.pending.where('uid').equals(uid).toArray(), [uid]);
  return rows === undefined ? 0 : unsentKeys(rows).size;
}
