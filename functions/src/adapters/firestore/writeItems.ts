import { LIBRARY_TYPES, type LibraryType } from '@lumashot/domain/library/item';
import { searchWordsOf } from '@lumashot/domain/library/searchTexts';
import { COLLECTIONS } from '@lumashot/domain/paths';
import type { Profile } from '@lumashot/domain/profile/profile';
import {
  FieldValue,
  Timestamp,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
} from 'firebase-admin/firestore';
import type { ItemChange, ItemCreation, ItemRemoval, ItemUpdate } from '../../usecases/ports.ts';
import type { GuardedBatch } from './atomically.ts';
import { newStamps } from './newStamps.ts';

/** A change of an item that is there comes with the item as it was read. */
export type WritableChange =
  | ItemCreation
  | ((ItemUpdate | ItemRemoval) & { readonly read: DocumentSnapshot });

export const itemRef = (
  db: Firestore,
  { type, id }: Pick<ItemChange, 'type' | 'id'>,
): DocumentReference => db.collection(LIBRARY_TYPES[type].collection).doc(id);

/**
 * The one place that writes library items. Returns the fields that tell the owner's devices of it,
 * to be written to the profile in the same batch, so that items and profile carry the same moment.
 */
export function writeItems(
  db: Firestore,
  batch: GuardedBatch,
  {
    uid,
    profile,
    changes,
  }: {
    readonly uid: string;
    readonly profile: Pick<Profile, 'library_changed_at'>;
    readonly changes: readonly WritableChange[];
  },
): Readonly<Record<string, FieldValue>> {
  for (const change of changes) {
    switch (change.kind) {
      case 'create':
        create(db, batch, { uid, creation: change });
        break;
      case 'update':
        batch.update(change.read, { ...change.fields, updated_at: FieldValue.serverTimestamp() });
        break;
      case 'remove':
        batch.remove(change.read);
        break;
    }
  }
  return stampsOf(
    profile,
    changes.map(({ type }) => type),
  );
}

function create(
  db: Firestore,
  batch: GuardedBatch,
  { uid, creation }: { readonly uid: string; readonly creation: ItemCreation },
): void {
  const { id, item, productImage, createdAt } = creation;
  const stamped = {
    user_id: uid,
    ...newStamps(),
    ...(createdAt === undefined ? {} : { created_at: Timestamp.fromDate(createdAt) }),
  };
  batch.create(itemRef(db, creation), { ...stamped, ...item, words: wordsOf(creation, uid) });
  if (productImage === undefined) return;
  batch.create(db.collection(COLLECTIONS.productImages).doc(id), { ...stamped, ...productImage });
}

const ANY_DAY = new Date(0);

/** What the item is found by. Throws for an item that nobody could read: it is not written. */
const wordsOf = ({ type, item }: ItemCreation, uid: string): readonly string[] =>
  searchWordsOf(
    LIBRARY_TYPES[type].item.parse({
      ...item,
      user_id: uid,
      created_at: ANY_DAY,
      updated_at: ANY_DAY,
    }),
  );

/**
 * A profile from before the field stays without it: one stamp alone would say that the other types
 * are empty.
 */
function stampsOf(
  { library_changed_at }: Pick<Profile, 'library_changed_at'>,
  types: readonly LibraryType[],
): Readonly<Record<string, FieldValue>> {
  if (library_changed_at === undefined) return {};
  return Object.fromEntries(
    types.map((type) => [`library_changed_at.${type}`, FieldValue.serverTimestamp()]),
  );
}
