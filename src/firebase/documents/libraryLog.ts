import { libraryChangeSchema } from '@lumashot/domain/library/changes';
import type { LibraryFeed, LogEntry } from '@lumashot/domain/library/feed';
import { COLLECTIONS } from '@lumashot/domain/paths';
import {
  collection,
  documentId,
  getDocsFromServer,
  limit,
  orderBy,
  query,
  startAfter,
  where,
  type QueryDocumentSnapshot,
} from 'firebase/firestore';
import { firestore } from './firestore.ts';
import { stampFrom, timestampOf } from './stampFrom.ts';

/** Whatever else an entry says, a newer server may say in another way. */
const changeSchema = libraryChangeSchema.pick({ kind: true, keys: true, refunded: true });

export const readLog: LibraryFeed['log'] = async (uid, { after, limit: most }) => {
  const { docs } = await getDocsFromServer(
    query(
      collection(firestore, COLLECTIONS.libraryChanges),
      where('user_id', '==', uid),
      orderBy('at'),
      // As every index ends: several entries may be of one commit.
      orderBy(documentId()),
      after.id === undefined
        ? startAfter(timestampOf(after))
        : startAfter(timestampOf(after), after.id),
      limit(most),
    ),
  );
  return docs.flatMap(entryOf);
};

function entryOf(document: QueryDocumentSnapshot): LogEntry[] {
  const at = stampFrom(document.get('at'));
  // Cannot be: the query has asked by it.
  if (at === null) return [];
  const change = changeSchema.safeParse(document.data());
  return [{ id: document.id, at, change: change.success ? change.data : null }];
}
