import { countsAfter, type ItemStep } from '@lumashot/domain/library/counts';
import type { ItemKey, LibraryChangeKind } from '@lumashot/domain/library/changes';
import {
  FIELD_OF_CHANGE,
  flagsAfter,
  isFlagged,
  UNMARKED,
  type FlagChange,
  type ItemFlags,
} from '@lumashot/domain/library/flags';
import { itemFlagsSchema, LIBRARY_TYPES } from '@lumashot/domain/library/item';
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
import type { ItemChange, ItemCreation, ItemRemoval, ItemUpdate } from '../../../usecases/ports.ts';
import type { GuardedBatch } from '../atomically.ts';
import { parseDocument } from '../documents.ts';
import { addLogEntry } from './libraryLog.ts';
import { newStamps } from '../newStamps.ts';

/** A mark on an item that is not so yet. */
interface ItemFlagging extends ItemKey {
  readonly kind: 'flag';
  readonly change: FlagChange;
}

/** What an item cost was given back: it goes into the trash for good. */
interface ItemRefund extends ItemKey {
  readonly kind: 'refund';
}

/** A change of an item that is there comes with the item as it was read. */
export type WritableChange =
  | ItemCreation
  | ((ItemUpdate | ItemRemoval | ItemFlagging | ItemRefund) & { readonly read: DocumentSnapshot });

export const itemRef = (
  db: Firestore,
  { type, id }: Pick<ItemChange, 'type' | 'id'>,
): DocumentReference => db.collection(LIBRARY_TYPES[type].collection).doc(id);

interface LibraryWrite {
  readonly uid: string;
  readonly profile: Pick<Profile, 'library_changed_at' | 'library_counts'>;
  readonly changes: readonly WritableChange[];
}

/**
 * The one place that writes library items, their counts and their change log. Returns the fields that
 * tell the owner's devices of it, to be written to the profile in the same batch, so that items, log
 * and profile carry the same moment. Content moves the stamp of its type; marks and removals are an
 * entry of the log, at most one of each kind.
 */
export function writeItems(
  db: Firestore,
  batch: GuardedBatch,
  { uid, profile, changes }: LibraryWrite,
): Readonly<Record<string, unknown>> {
  const steps: ItemStep[] = [];
  const logged = new Map<LibraryChangeKind, ItemKey[]>();
  let isLogged = false;
  const log = (kind: LibraryChangeKind, item: ItemKey): void => {
    logged.set(kind, [...(logged.get(kind) ?? []), item]);
  };
  for (const change of changes) {
    const { type } = change;
    if (change.kind === 'create') {
      create(db, batch, { uid, creation: change });
      steps.push({ type, before: null, after: UNMARKED });
      continue;
    }
    const before = parseDocument(itemFlagsSchema, change.read);
    switch (change.kind) {
      case 'update':
        batch.update(change.read, { ...change.fields, updated_at: FieldValue.serverTimestamp() });
        break;
      case 'flag':
        batch.update(change.read, flagFields(before, change.change));
        steps.push({ type, before, after: flagsAfter(before, change.change, NOW) });
        log(change.change, change);
        break;
      case 'refund':
        batch.update(change.read, {
          ...(isFlagged(before, 'trash') ? {} : flagFields(before, 'trash')),
          refunded_at: FieldValue.serverTimestamp(),
        });
        steps.push({ type, before, after: flagsAfter(before, 'trash', NOW) });
        addLogEntry(db, batch, { uid, kind: 'trash', items: [change], refunded: true });
        isLogged = true;
        break;
      case 'remove':
        batch.remove(change.read);
        steps.push({ type, before, after: null });
        log('purge', change);
        break;
    }
  }
  for (const [kind, items] of logged) addLogEntry(db, batch, { uid, kind, items });
  return {
    ...stampsOf(profile, changes),
    ...(logged.size === 0 && !isLogged ? {} : { library_log_at: FieldValue.serverTimestamp() }),
    ...countsOf(profile, steps),
  };
}

/** Counts do not look at the moment, and what is written has the server's. */
const NOW = new Date(0);

/** The content's time stays: `updated_at` would bring every marked item to every device again. */
function flagFields(before: ItemFlags, change: FlagChange): object {
  const field = FIELD_OF_CHANGE[change];
  const value = flagsAfter(before, change, NOW)[field];
  return {
    [field]: value instanceof Date ? FieldValue.serverTimestamp() : value,
    flags_at: FieldValue.serverTimestamp(),
  };
}

function create(
  db: Firestore,
  batch: GuardedBatch,
  { uid, creation }: { readonly uid: string; readonly creation: ItemCreation },
): void {
  const { id, item, productImage, createdAt, origin } = creation;
  const stamped = {
    user_id: uid,
    ...newStamps(),
    ...(createdAt === undefined ? {} : { created_at: Timestamp.fromDate(createdAt) }),
  };
  // Marks are left out: documents and rows without them are unmarked.
  batch.create(itemRef(db, creation), {
    ...stamped,
    ...item,
    ...origin,
    words: wordsOf(creation, uid),
  });
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
  changes: readonly WritableChange[],
): Readonly<Record<string, FieldValue>> {
  if (library_changed_at === undefined) return {};
  return Object.fromEntries(
    changes
      .filter(({ kind }) => kind === 'create' || kind === 'update')
      .map(({ type }) => [`library_changed_at.${type}`, FieldValue.serverTimestamp()]),
  );
}

/** A profile that was never counted stays so until somebody counts (countLibrary.ts). */
const countsOf = (
  { library_counts }: Pick<Profile, 'library_counts'>,
  steps: readonly ItemStep[],
): object =>
  library_counts === undefined || steps.length === 0
    ? {}
    : { library_counts: countsAfter(library_counts, steps) };
