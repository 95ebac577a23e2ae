import type { LedgerRow } from '@lumashot/domain/credits/ledger';
import { COLLECTIONS } from '@lumashot/domain/paths';
import type { Firestore } from 'firebase-admin/firestore';
import type { GuardedBatch } from '../atomically.ts';
import { newStamps } from '../newStamps.ts';

/** Most movements are of the plan's credits and of no picture. */
type NewRow = Omit<LedgerRow, 'created_at' | 'updated_at' | 'bought' | 'item'> &
  Partial<Pick<LedgerRow, 'bought' | 'item'>>;

/**
 * Adds one ledger row beside the writes that move the credits. `create`, not `set`: the key is the
 * idempotency key, and a second write of the same event must fail everything it comes with.
 */
export function addLedgerRow(
  db: Firestore,
  batch: GuardedBatch,
  { key, ...row }: { key: string } & NewRow,
): void {
  batch.create(db.collection(COLLECTIONS.creditsTransactions).doc(key), {
    bought: 0,
    item: null,
    ...row,
    ...newStamps(),
  });
}
