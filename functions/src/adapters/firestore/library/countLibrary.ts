import { NOTHING_COUNTED, type LibraryCounts } from '@lumashot/domain/library/counts';
import { LIBRARY_TYPE_NAMES, LIBRARY_TYPES } from '@lumashot/domain/library/item';
import { COLLECTIONS } from '@lumashot/domain/paths';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { countOf } from '../countOf.ts';
import { atomically } from '../atomically.ts';

/**
 * Counts the library of a profile from before counts were kept, once. Nothing of it was ever marked
 * or purged: whoever does that counts first. On condition that the profile has not changed since it
 * was read, so that a picture that is made meanwhile is counted too.
 */
export async function countLibrary(db: Firestore, uid: string): Promise<void> {
  let live: LibraryCounts['live'] = {};
  await atomically(db, {
    read: async () => {
      const owner = await db.collection(COLLECTIONS.profiles).doc(uid).get();
      if (isUncounted(owner)) live = await countItems(db, uid);
      return [owner];
    },
    decide: ([owner], batch) => {
      if (owner === undefined || !isUncounted(owner)) return;
      batch.update(owner, {
        library_counts: { ...NOTHING_COUNTED, live },
        updated_at: FieldValue.serverTimestamp(),
      });
    },
  });
}

const isUncounted = (owner: FirebaseFirestore.DocumentSnapshot): boolean =>
  owner.exists && owner.get('library_counts') === undefined;

async function countItems(db: Firestore, uid: string): Promise<LibraryCounts['live']> {
  const counted = await Promise.all(
    LIBRARY_TYPE_NAMES.map(async (type) => {
      const own = db.collection(LIBRARY_TYPES[type].collection).where('user_id', '==', uid);
      return [type, await countOf(own)] as const;
    }),
  );
  return Object.fromEntries(counted.filter(([, count]) => count > 0));
}
