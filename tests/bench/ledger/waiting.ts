import { randomUUID } from 'node:crypto';
import { firestoreJobs } from '../../../functions/src/adapters/firestore/jobs/jobs.ts';
import { db } from '../../support/admin.ts';
import { drawnNow, HASH } from './transaction.ts';

const jobs = firestoreJobs(db);
const AT_ONCE = 4;

/**
 * So many pictures of one user, asked for before any is drawn: those that find no place wait, and each end
 * gives its place to the next one in the same batch. `width` workers take the tasks.
 */
export async function spendThroughQueue({
  uid,
  count,
  width,
}: {
  uid: string;
  count: number;
  width: number;
}): Promise<void> {
  const tasks: string[] = [];
  for (let at = 0; at < count; at += AT_ONCE) {
    const started = await jobs.start({
      uid,
      requestId: randomUUID(),
      requestHash: HASH,
      operation: 'text',
      engine: 'hosted',
      cost: 1,
      count: AT_ONCE,
      shape: 'square',
      label: 'a red fox',
      input: { prompt: 'a red fox' },
      profilePhoto: null,
      notify: false,
      drawNow: false,
      refusal: null,
      now: new Date(),
    });
    if (started.kind !== 'started') throw new Error(`not started: ${started.kind}`);
    tasks.push(...started.tasks.map(({ jobId }) => jobId));
  }
  let done = 0;
  const work = async (): Promise<void> => {
    for (let jobId = tasks.shift(); jobId !== undefined; jobId = tasks.shift()) {
      const claim = await jobs.claim({ jobId, now: new Date() });
      if (claim.kind !== 'claimed') throw new Error(`not claimed: ${claim.kind}`);
      const settlement = await jobs.commit({
        jobId,
        uid,
        groupId: claim.job.group_id,
        attempt: claim.job.attempt,
        ...drawnNow(),
      });
      done += 1;
      tasks.push(...(settlement.tasks ?? []).map((task) => task.jobId));
    }
  };
  // An end gives its place to the next one, so each worker finds its next task itself.
  await Promise.all(Array.from({ length: width }, work));
  if (done < count) throw new Error(`${count - done} of ${count} wait, and have no task`);
}
