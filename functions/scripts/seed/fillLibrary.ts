import type { LedgerRow } from '@lumashot/domain/credits/ledger';
import { DAY_MS } from '@lumashot/domain/durations';
import { OPERATIONS } from '@lumashot/domain/operations/operations';
import { COLLECTIONS } from '@lumashot/domain/paths';
import { TRIAL_CREDITS } from '@lumashot/domain/profile/trial';
import { FieldValue, type Firestore, type WriteBatch } from 'firebase-admin/firestore';
import { firestoreLibrary } from '../../src/adapters/firestore/library/library.ts';
import type { ItemCreation, NewItem } from '../../src/usecases/ports.ts';

/** Writes at a time: items, then their ledger rows. Memory holds one batch, however many items there are to be. */
const BATCH = 250;
const YEAR_MS = 365 * DAY_MS;

interface Filling {
  readonly uid: string;
  readonly count: number;
  /** Stored before: the items share them, and nothing is stored here. */
  readonly drawn: readonly NewItem[];
  /** How many items are there. */
  readonly onBatch: (done: number) => void;
}

/**
 * So many items, spread over the last year. The balance stays what the ledger says: what the items cost was granted
 * before.
 */
export async function fillLibrary(db: Firestore, { onBatch, ...filling }: Filling): Promise<void> {
  const { count } = filling;
  await grant(db, filling);
  for (let from = 0; from < count; from += BATCH) {
    const to = Math.min(from + BATCH, count);
    await addItems(db, { ...filling, from, to });
    onBatch(to);
  }
}

async function addItems(
  db: Firestore,
  { uid, count, drawn, from, to }: Omit<Filling, 'onBatch'> & { from: number; to: number },
): Promise<void> {
  const creations = Array.from({ length: to - from }, (_, at): ItemCreation => {
    const index = from + at;
    const item = drawn[index % drawn.length];
    if (item === undefined) throw new Error('nothing was drawn');
    return {
      kind: 'create',
      type: 'text-to-image',
      id: db.collection('_').doc().id,
      item,
      createdAt: new Date(Date.now() - Math.floor((index / count) * YEAR_MS)),
    };
  });
  await firestoreLibrary(db).change({ uid, changes: creations });
  const batch = db.batch();
  for (const [at, { id }] of creations.entries()) {
    addRow(db, batch, `demo_${id}`, {
      user_id: uid,
      amount: -OPERATIONS.text.price,
      balance_after: TRIAL_CREDITS + count - from - at - 1,
      transaction_type: OPERATIONS.text.transaction,
      description: 'Demo item',
      job_id: null,
    });
  }
  await batch.commit();
}

/** The items' price, granted before: the balance ends where it was. */
async function grant(
  db: Firestore,
  { uid, count: amount }: Pick<Filling, 'uid' | 'count'>,
): Promise<void> {
  const batch = db.batch();
  addRow(db, batch, `demo_grant_${db.collection('_').doc().id}`, {
    user_id: uid,
    amount,
    balance_after: TRIAL_CREDITS + amount,
    transaction_type: 'trial_grant',
    description: 'Demo credits for seeded items',
    job_id: null,
  });
  await batch.commit();
}

function addRow(
  db: Firestore,
  batch: WriteBatch,
  key: string,
  row: Omit<LedgerRow, 'created_at' | 'updated_at' | 'bought' | 'item'>,
): void {
  const now = FieldValue.serverTimestamp();
  batch.create(db.collection(COLLECTIONS.creditsTransactions).doc(key), {
    bought: 0,
    item: null,
    ...row,
    created_at: now,
    updated_at: now,
  });
}
