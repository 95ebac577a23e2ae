import type { DueGrant } from '@lumashot/domain/billing/subscription';
import { COLLECTIONS, ledgerKeys } from '@lumashot/domain/paths';
import type { Firestore } from 'firebase-admin/firestore';
import type { GuardedBatch } from './atomically.ts';
import { addLedgerRow } from './ledger.ts';
import { newStamps } from './newStamps.ts';

interface GrantRow {
  readonly grant: DueGrant;
  readonly amount: number;
  /** After it. */
  readonly balance: number;
}

/**
 * Marks each month as granted, with its ledger row. `create`: a month that was granted meanwhile
 * fails everything it comes with, the profile's new balance included.
 */
export function addGrants(
  db: Firestore,
  batch: GuardedBatch,
  { uid, rows }: { uid: string; rows: readonly GrantRow[] },
): void {
  for (const { grant, amount, balance } of rows) {
    const { key, month, period } = grant;
    batch.create(db.collection(COLLECTIONS.creditGrants).doc(key), {
      user_id: uid,
      subscription_id: period.subscription_id,
      invoice_id: period.invoice_id,
      plan_id: period.plan_id,
      month,
      amount,
      ...newStamps(),
    });
    // At the cap nothing moves: the ledger has no rows of nothing.
    if (amount === 0) continue;
    addLedgerRow(db, batch, {
      key: ledgerKeys.monthlyGrant(key),
      user_id: uid,
      amount,
      balance_after: balance,
      transaction_type: 'monthly_grant',
      description: `${period.plan_id} credits for ${month}`,
      job_id: null,
    });
  }
}
