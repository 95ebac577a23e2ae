import { randomUUID } from 'node:crypto';
import { COLLECTIONS, groupIdOf, jobIdOf } from '@lumashot/domain/paths';
import { FieldValue } from 'firebase-admin/firestore';
import { db, profileRef } from '../../support/admin.ts';

/** The peer: the same documents read and written in one batch, without a look at what they hold. */
export async function startPlainly({ uid, count }: { uid: string; count: number }): Promise<void> {
  const requestId = randomUUID();
  const jobs = Array.from({ length: count }, (_, index) =>
    db.collection(COLLECTIONS.generationJobs).doc(jobIdOf({ uid, requestId, index })),
  );
  await db.getAll(profileRef(uid), ...jobs);
  const now = FieldValue.serverTimestamp();
  const stamped = { user_id: uid, created_at: now, updated_at: now };
  const batch = db.batch();
  for (const [index, job] of jobs.entries()) {
    batch.create(job, {
      ...stamped,
      request_id: requestId,
      request_hash: 'f'.repeat(64),
      operation: 'text',
      item_id: randomUUID(),
      cost: 1,
      state: 'queued',
      lease_expires_at: new Date(),
      lane: 'queue',
      engine: 'hosted',
      shape: 'square',
      group_id: groupIdOf({ uid, requestId }),
      count_index: index,
      label: 'a red fox',
      input: { prompt: 'a red fox' },
      input_expires_at: null,
      attempt: 1,
      sends: 1,
      queued_at: new Date(),
      started_at: null,
      ended_at: null,
      deferred_until: null,
      notify: false,
    });
  }
  batch.create(db.collection(COLLECTIONS.generationGroups).doc(groupIdOf({ uid, requestId })), {
    ...stamped,
    size: count,
    done: 0,
    failed: 0,
    cancelled: 0,
    notify: false,
  });
  batch.update(profileRef(uid), {
    credits_held: FieldValue.increment(count),
    jobs_running: FieldValue.increment(count),
    updated_at: now,
  });
  await batch.commit();
}
