import { CANCELLED_JOBS_MOST } from '@lumashot/domain/calls/jobs';
import type { ErrorReason } from '@lumashot/domain/errors';
import type { JobState } from '@lumashot/domain/jobs/states';
import { mayBeJobOf } from '@lumashot/domain/paths';
import type { SharedLimits } from '../ports.ts';
import type { JobQueue } from './ports.ts';
import type { TaskLog, TaskOrder, TaskSender } from '../tasks/ports.ts';
import { sendTasks } from '../tasks/sendTasks.ts';

type Wish = { readonly jobIds: readonly string[] } | { readonly waiting: true };

interface CancelPorts {
  readonly jobs: Pick<JobQueue, 'cancel' | 'waiting'>;
  readonly limits: SharedLimits;
  readonly tasks: TaskSender;
  readonly log: TaskLog;
  readonly now: () => Date;
}

interface Cancelled {
  readonly jobId: string;
  readonly state: JobState | null;
  readonly refusal: ErrorReason | null;
}

/**
 * Ends jobs at once, one after the other: each is a step of the ledger. What is drawn all the same is paid for by us,
 * so that is counted; all else is free.
 */
export async function cancelJobs(
  { uid, ...wish }: { readonly uid: string } & Wish,
  ports: CancelPorts,
): Promise<{ jobs: Cancelled[] }> {
  const limit = CANCELLED_JOBS_MOST;
  const named = 'jobIds' in wish ? wish.jobIds : await ports.jobs.waiting({ uid, limit });
  const jobs: Cancelled[] = [];
  const tasks: TaskOrder[] = [];
  for (const jobId of new Set(named)) {
    const ended = await cancelOne({ uid, jobId }, ports);
    jobs.push(ended.cancelled);
    tasks.push(...ended.tasks);
  }
  // Those that got a place and were cancelled in their turn need no worker.
  const gone = new Set(jobs.map(({ jobId }) => jobId));
  await sendTasks(
    tasks.filter(({ jobId }) => !gone.has(jobId)),
    ports,
  );
  return { jobs };
}

async function cancelOne(
  { uid, jobId }: { uid: string; jobId: string },
  { jobs, limits, now }: CancelPorts,
): Promise<{ cancelled: Cancelled; tasks: readonly TaskOrder[] }> {
  const missing = { jobId, state: null, refusal: 'job-missing' } as const;
  if (!mayBeJobOf({ uid, jobId })) return { cancelled: missing, tasks: [] };
  const cancel = (mayStopDrawing: boolean) =>
    jobs.cancel({ uid, jobId, mayStopDrawing, now: now() });
  const first = await cancel(false);
  const counts = [{ limit: 'cancels', key: uid }] as const;
  const isKept = first.kind === 'kept' && !(await limits.admitsAll({ counts, now: now() }));
  const last = first.kind === 'kept' && !isKept ? await cancel(true) : first;
  switch (last.kind) {
    case 'missing':
      return { cancelled: missing, tasks: [] };
    case 'kept':
      return { cancelled: { jobId, state: 'running', refusal: 'cancel-limit' }, tasks: [] };
    case 'ended':
      return { cancelled: { jobId, state: last.state, refusal: null }, tasks: last.tasks };
  }
}
