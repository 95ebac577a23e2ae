import { COLLECTIONS } from '@lumashot/domain/paths';
import type { LedgerRow } from '@lumashot/domain/credits/ledger';
import { FieldValue, type Firestore, type Transaction } from 'firebase-admin/firestore';

/**
 * Adds one ledger row inside the transaction that moves the credits. `create`, not `set`: the key
 * is the idempotency key, and a second write of the same event must fail the whole transaction.
 */
export function addLedgerRow(
  { db, tx }: { db: Firestore; tx: Transaction },
  { key, ...row }: { key: string } & Omit<LedgerRow, 'created_at' | 'updated_at'>,
): void {
  tx.create(db.collection(COLLECTIONS.creditsTransactions).doc(key), {
    ...row,
    created_at: FieldValue.serverTimestamp(),
    updated_at: FieldValue.serverTimestamp(),
  });
}
