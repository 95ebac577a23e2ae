import type { PackEntry } from '@lumashot/domain/billing/settlePacks';
import type { SettlementEntry } from '@lumashot/domain/billing/settlement';
import type { GrantKind } from '@lumashot/domain/billing/subscription';
import type { TransactionType } from '@lumashot/domain/credits/ledger';
import { COLLECTIONS, grantIdOf, ledgerKeys, packGrantIdOf } from '@lumashot/domain/paths';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import type { GuardedBatch } from '../atomically.ts';
import { addLedgerRow } from './ledger.ts';
import { newStamps } from '../newStamps.ts';

const TRANSACTIONS: Readonly<Record<GrantKind, TransactionType>> = {
  month: 'monthly_grant',
  upgrade: 'plan_upgrade',
  take_back: 'grant_take_back',
};

/**
 * Records each entry, with its ledger row. `create`: an entry of the same number that was made
 * meanwhile fails everything it comes with, the profile's new balance included.
 */
export function addGrants(
  db: Firestore,
  batch: GuardedBatch,
  { uid, entries }: { uid: string; entries: readonly SettlementEntry[] },
): void {
  for (const { number, balance, description, ...entry } of entries) {
    const id = grantIdOf({ uid, number });
    batch.create(db.collection(COLLECTIONS.creditGrants).doc(id), {
      user_id: uid,
      ...entry,
      ...newStamps(),
    });
    // At the cap nothing moves: the ledger has no rows of nothing.
    if (entry.amount === 0) continue;
    addLedgerRow(db, batch, {
      key: ledgerKeys.grant(id),
      user_id: uid,
      amount: entry.amount,
      balance_after: balance,
      transaction_type: TRANSACTIONS[entry.kind],
      description,
      job_id: null,
    });
  }
}

const PACK_TRANSACTIONS: Readonly<Record<PackEntry['kind'], TransactionType>> = {
  pack: 'pack_purchase',
  pack_take_back: 'pack_refund',
};

/** The same of packs: `create` under the purchase's own id is what makes it count once. */
export function addPackGrants(
  db: Firestore,
  batch: GuardedBatch,
  { uid, entries }: { uid: string; entries: readonly PackEntry[] },
): void {
  for (const { balance, description, ...entry } of entries) {
    const id = packGrantIdOf({ sessionId: entry.session_id, number: entry.number });
    batch.create(db.collection(COLLECTIONS.creditGrants).doc(id), {
      user_id: uid,
      ...entry,
      ...newStamps(),
    });
    addLedgerRow(db, batch, {
      key: ledgerKeys.grant(id),
      user_id: uid,
      amount: entry.amount,
      bought: entry.amount,
      balance_after: balance,
      transaction_type: PACK_TRANSACTIONS[entry.kind],
      description,
      job_id: null,
    });
  }
}

/** Months of plans and packs are kept in one collection. */
export const isOfPack = (grant: DocumentSnapshot): boolean =>
  Object.hasOwn(PACK_TRANSACTIONS, String(grant.get('kind')));
