import { isFlagged } from '@lumashot/domain/library/flags';
import { itemFlagsSchema } from '@lumashot/domain/library/item';
import type { ItemKey } from '@lumashot/domain/library/changes';
import { COLLECTIONS } from '@lumashot/domain/paths';
import { profileSchema } from '@lumashot/domain/profile/profile';
import { FieldValue, type DocumentSnapshot, type Firestore } from 'firebase-admin/firestore';
import type { FlagOutcome, LibraryFlags } from '../../../usecases/library/ports.ts';
import { atomically } from '../atomically.ts';
import { countLibrary } from './countLibrary.ts';
import { parseDocument } from '../documents.ts';
import { itemRef, writeItems } from './writeItems.ts';

/** Marks on items, in Firestore. */
export function firestoreFlags(db: Firestore): LibraryFlags {
  const step = ({ uid, change, items }: Parameters<LibraryFlags['set']>[0]) =>
    atomically<FlagOutcome | 'uncounted'>(db, {
      read: () =>
        db.getAll(
          db.collection(COLLECTIONS.profiles).doc(uid),
          ...items.map((item) => itemRef(db, item)),
        ),
      decide: ([owner, ...reads], batch) => {
        if (owner?.exists !== true) return { kind: 'set', changed: 0, missing: items };
        const profile = parseDocument(profileSchema, owner);
        if (profile.library_counts === undefined) return 'uncounted';
        const { own, missing } = ownedBy(uid, { items, reads });
        if (change === 'restore' && own.some(({ read }) => isRefunded(read))) {
          return { kind: 'refunded' };
        }
        const changes = own
          .filter(({ read }) => !isFlagged(parseDocument(itemFlagsSchema, read), change))
          .map(({ item, read }) => ({ kind: 'flag', ...item, change, read }) as const);
        if (changes.length > 0) {
          batch.update(owner, {
            ...writeItems(db, batch, { uid, profile, changes }),
            updated_at: FieldValue.serverTimestamp(),
          });
        }
        return { kind: 'set', changed: changes.length, missing };
      },
    });

  return {
    async set(request) {
      let outcome = await step(request);
      while (outcome === 'uncounted') {
        await countLibrary(db, request.uid);
        outcome = await step(request);
      }
      return outcome;
    },
  };
}

interface OwnedRead {
  readonly item: ItemKey;
  readonly read: DocumentSnapshot;
}

/** Another user's item is as good as none: whether it exists is not told. */
export function ownedBy(
  uid: string,
  { items, reads }: { items: readonly ItemKey[]; reads: readonly DocumentSnapshot[] },
): { own: readonly OwnedRead[]; missing: readonly ItemKey[] } {
  const own: OwnedRead[] = [];
  const missing: ItemKey[] = [];
  for (const [at, item] of items.entries()) {
    const read = reads[at];
    if (read?.get('user_id') === uid) own.push({ item, read });
    else missing.push(item);
  }
  return { own, missing };
}

const isRefunded = (read: DocumentSnapshot): boolean => {
  const { trashed_at, refunded_at } = parseDocument(itemFlagsSchema, read);
  return trashed_at !== null && refunded_at !== null;
};
