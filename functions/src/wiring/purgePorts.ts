import { firestoreTrash } from '../adapters/firestore/library/libraryTrash.ts';
import { purgeLog } from '../adapters/logging/purgeLog.ts';
import { defaultBucket, firestore } from '../adapters/services.ts';
import { storageResults } from '../adapters/storage/results.ts';
import type { PurgePorts } from '../usecases/library/purgeItems.ts';

/** Trash, bucket and log of every way in which items are deleted for ever. */
export const purgePorts = (): PurgePorts => ({
  trash: firestoreTrash(firestore()),
  results: storageResults(defaultBucket()),
  log: purgeLog,
});
