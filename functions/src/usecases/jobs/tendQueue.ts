import type { ErrorReason } from '@lumashot/domain/errors';
import type { JobStore } from '../ports.ts';
import type { JobQueue } from './ports.ts';
import type { TaskLog, TaskSender } from '../tasks/ports.ts';
import { sendTasks } from '../tasks/sendTasks.ts';

export interface TendPorts {
  readonly jobs: Pick<JobQueue, 'advance' | 'waiting'> & Pick<JobStore, 'release'>;
  readonly tasks: TaskSender;
  readonly log: TaskLog;
}

const BATCH = 100;

/**
 * Lets a user's waiting jobs begin where places are free, which no end of a job has seen: a plan that
 * grew. Where nothing is drawn for them any more, their jobs end instead. Returns how many ended.
 */
export async function tendQueue(
  { uid, now }: { uid: string; now: Date },
  ports: TendPorts,
): Promise<number> {
  const { tasks, stuck } = await ports.jobs.advance({ uid, now });
  await sendTasks(tasks, ports);
  if (stuck === null) return 0;
  const waiting = await ports.jobs.waiting({ uid, limit: BATCH });
  for (const jobId of waiting) {
    await endWaiting({ jobId, failure: stuck, now }, ports);
  }
  return waiting.length;
}

/** Ends a job that nobody has begun. */
export async function endWaiting(
  { jobId, failure, now }: { jobId: string; failure: ErrorReason; now: Date },
  ports: Pick<TendPorts, 'tasks' | 'log'> & { readonly jobs: Pick<JobStore, 'release'> },
): Promise<void> {
  const facts = { only: 'waiting', isWasted: false, hasLeftovers: false } as const;
  const ended = await ports.jobs.release({ jobId, now, failure, ...facts });
  await sendTasks(ended.tasks ?? [], ports);
}
