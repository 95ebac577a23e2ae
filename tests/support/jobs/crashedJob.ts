import { randomUUID } from 'node:crypto';
import type { ErrorReason } from '@lumashot/domain/errors';
import { jobSchema } from '@lumashot/domain/jobs/job';
import { COLLECTIONS, jobIdOf } from '@lumashot/domain/paths';
import type { OperationName } from '@lumashot/domain/operations/operations';
import { firestoreJobs } from '../../../functions/src/adapters/firestore/jobs/jobs.ts';
import { db } from '../admin.ts';

interface Asked {
  readonly operation: OperationName;
  /** As the operation's own call is asked. */
  readonly input: Readonly<Record<string, unknown>> | null;
}

/** What a process that died right after reserving leaves behind: a job that holds one credit. Answers with its id. */
export async function givenCrashedJob(
  uid: string,
  startedAt: Date,
  { operation, input }: Asked = { operation: 'text', input: null },
): Promise<string> {
  const reservation = await firestoreJobs(db).reserve({
    uid,
    requestId: randomUUID(),
    requestHash: 'a'.repeat(64),
    operation,
    engine: 'embedded',
    cost: 1,
    input,
    now: startedAt,
  });
  if (reservation.kind !== 'reserved') throw new Error(`It was not reserved: ${reservation.kind}`);
  return reservation.jobId;
}

/** A picture, of words unless it is said otherwise, that was asked for and came to nothing a moment ago. */
export async function givenFailedJob(
  uid: string,
  failed: {
    readonly failure: ErrorReason;
    readonly label: string;
    readonly input: object;
    readonly operation?: OperationName;
  },
): Promise<void> {
  const [requestId, now] = [randomUUID(), new Date()];
  await db
    .collection(COLLECTIONS.generationJobs)
    .doc(jobIdOf({ uid, requestId }))
    .create(
      jobSchema.parse({
        user_id: uid,
        request_id: requestId,
        operation: 'text',
        request_hash: 'a'.repeat(64),
        item_id: randomUUID().replaceAll('-', ''),
        cost: 1,
        state: 'failed',
        lease_expires_at: now,
        created_at: now,
        updated_at: now,
        ended_at: now,
        ...failed,
      }),
    );
}
