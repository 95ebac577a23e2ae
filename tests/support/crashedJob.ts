import { randomUUID } from 'node:crypto';
import { firestoreJobs } from '../../functions/src/adapters/firestore/jobs.ts';
import { db } from './admin.ts';

/** What a process that died right after reserving leaves behind: a job that holds one credit. */
export async function givenCrashedJob(uid: string, startedAt: Date): Promise<void> {
  await firestoreJobs(db).reserve({
    uid,
    requestId: randomUUID(),
    requestHash: 'a'.repeat(64),
    operation: 'text',
    cost: 1,
    now: startedAt,
  });
}
