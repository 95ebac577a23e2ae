import {
  CHANGE_KEYS_MOST,
  CHANGES_KEPT_MS,
  itemKeyOf,
  type ItemKey,
  type LibraryChangeKind,
} from '@lumashot/domain/library/changes';
import { COLLECTIONS } from '@lumashot/domain/paths';
import { FieldValue, Timestamp, type Firestore } from 'firebase-admin/firestore';
import type { GuardedBatch } from '../atomically.ts';
import { newStamps } from '../newStamps.ts';

/**
 * One entry of a user's change log. It goes with a write to the profile that was read, so the entries
 * of one user follow one another.
 */
export function addLogEntry(
  db: Firestore,
  batch: GuardedBatch,
  {
    uid,
    kind,
    items,
    refunded = false,
  }: {
    readonly uid: string;
    readonly kind: LibraryChangeKind;
    readonly items: readonly ItemKey[];
    readonly refunded?: boolean;
  },
): void {
  if (items.length > CHANGE_KEYS_MOST) throw new Error('more items than an entry of the log holds');
  batch.create(db.collection(COLLECTIONS.libraryChanges).doc(), {
    user_id: uid,
    kind,
    keys: items.map(itemKeyOf),
    ...(refunded ? { refunded } : {}),
    at: FieldValue.serverTimestamp(),
    expires_at: Timestamp.fromMillis(Date.now() + CHANGES_KEPT_MS),
    ...newStamps(),
  });
}
