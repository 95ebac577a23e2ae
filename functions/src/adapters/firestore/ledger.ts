import type { LedgerRow } from '@lumashot/domain/credits/ledger';
import { COLLECTIONS } from '@lumashot/domain/paths';
import type { Firestore } from 'firebase-admin/firestore';
import type { GuardedBatch } from './atomically.ts';
import { newStamps } from './newStamps.ts';

/**
 * Adds one ledger row beside the writes that move the credits. `create`, not `set`: the key is the
 * idempotency key, and a second write of the same event must fail everything it comes with.
 */
export function addLedgerRow(
  db: Firestore,
  batch: GuardedBatch,
  { key, ...row }: { key: string } & Omit<LedgerRow, 'created_at' | 'updated_at'>,
): void {
  batch.create(db.collection(COLLECTIONS.creditsTransactions).doc(key), {
    ...row,
    ...newStamps(),
  });
}
