import { randomUUID } from 'node:crypto';
import type { OperationName } from '@lumashot/domain/operations/operations';
import { firestoreJobs } from '../../functions/src/adapters/firestore/jobs.ts';
import { db } from './admin.ts';

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
