import { LIBRARY_TYPES, type LibraryType } from '@lumashot/domain/library/item';
import { collection, getCountFromServer, query, where } from 'firebase/firestore';
import { firestore } from './firestore.ts';

/** How many of a kind the user has, counted by the server: one billed read for a thousand. */
export async function countItems(type: LibraryType, { uid }: { uid: string }): Promise<number> {
  const own = query(
    collection(firestore, LIBRARY_TYPES[type].collection),
    where('user_id', '==', uid),
  );
  return (await getCountFromServer(own)).data().count;
}
