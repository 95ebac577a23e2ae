import { randomUUID } from 'node:crypto';
import { COLLECTIONS, jobIdOf, ledgerKeys } from '@lumashot/domain/paths';
import { FieldValue } from 'firebase-admin/firestore';
import { db, profileRef } from '../../support/admin.ts';
import { HASH, ITEM } from './transaction.ts';

/**
 * The peer: the documents of one transaction, as many and as long, written in the same two steps
 * without a look at what is there. It counts, and would count wrong.
 */
export async function writePlainly(uid: string): Promise<void> {
  const requestId = randomUUID();
  const jobId = jobIdOf({ uid, requestId });
  const job = db.collection(COLLECTIONS.generationJobs).doc(jobId);
  const item = db.collection(COLLECTIONS.generatedImages).doc();
  const now = FieldValue.serverTimestamp();
  const stamped = { user_id: uid, created_at: now, updated_at: now };

  const start = db.batch();
  start.set(job, {
    ...stamped,
    request_id: requestId,
    request_hash: HASH,
    operation: 'text',
    item_id: item.id,
    cost: 1,
    state: 'running',
    lease_expires_at: new Date(),
  });
  start.update(profileRef(uid), {
    credits_held: FieldValue.increment(1),
    jobs_running: FieldValue.increment(1),
    updated_at: now,
  });
  await start.commit();

  const end = db.batch();
  end.set(item, { ...stamped, ...ITEM });
  end.set(db.collection(COLLECTIONS.creditsTransactions).doc(ledgerKeys.jobDebit(jobId)), {
    ...stamped,
    amount: -1,
    balance_after: 0,
    transaction_type: 'image_generation',
    description: 'Image from text',
    job_id: jobId,
  });
  end.update(profileRef(uid), {
    credits: FieldValue.increment(-1),
    credits_held: FieldValue.increment(-1),
    jobs_running: FieldValue.increment(-1),
    updated_at: now,
  });
  const { image_url, engine } = ITEM;
  const outcome = { image_url, credits_remaining: 0, engine, ignored: [] };
  end.update(job, { state: 'done', outcome, updated_at: now });
  await end.commit();
}
