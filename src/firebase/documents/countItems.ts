import { LIBRARY_TYPES, type LibraryType } from '@lumashot/domain/library/item';
import {
  collection,
  getCountFromServer,
  orderBy,
  query,
  Timestamp,
  where,
} from 'firebase/firestore';
import { firestore } from './firestore.ts';

/** How many items of a type were made in that time: one billed read up to 1,000 of them. */
export async function countItems(
  type: LibraryType,
  { uid, sinceMs, upToMs }: { uid: string; sinceMs: number; upToMs: number },
): Promise<number> {
  const made = await getCountFromServer(
    query(
      collection(firestore, LIBRARY_TYPES[type].collection),
      where('user_id', '==', uid),
      where('created_at', '>=', Timestamp.fromMillis(sinceMs)),
      // The index cuts times to milliseconds: the last one is meant as a whole.
      where('created_at', '<', Timestamp.fromMillis(upToMs + 1)),
      // By the order of the index that the library's pages need anyway.
      orderBy('created_at', 'desc'),
    ),
  );
  return made.data().count;
}
