import { oneByOne } from '../turns/oneByOne.ts';
import { endSpent } from './runJob.ts';
import { endWaiting, tendQueue } from './tendQueue.ts';
import type { JobQueue } from './ports.ts';
import type { TaskLog, TaskSender } from '../tasks/ports.ts';
import { sendTasks } from '../tasks/sendTasks.ts';
import type { JobStore, ResultStore } from '../ports.ts';
import { removeLeftovers } from '../generation/settleJob.ts';

const BATCH = 100;

/** The words of so many batches of jobs are forgotten in one run; the next goes on. */
const FORGOTTEN_BATCHES = 50;

/** Told of what could not be swept; the next run tries again. */
export interface SweepLog extends TaskLog {
  failed(event: { jobId: string; error: unknown }): void;
}

export interface SweepPorts {
  readonly jobs: Pick<JobStore, 'expired' | 'release'> & Pick<JobQueue, 'revive'>;
  readonly tasks: TaskSender;
  readonly log: SweepLog;
}

/**
 * Running jobs whose lease is over: what a crash or a lost process left behind. A worker's job is
 * tried again while it has attempts left; all others are released. Returns how many were. A job that
 * ends meanwhile stays as it ended; one that cannot be swept does not keep the others waiting.
 */
export async function sweepJobs(
  { now, uid }: { now: Date; uid?: string },
  { jobs, tasks, log }: SweepPorts,
): Promise<number> {
  const ofUser = uid === undefined ? {} : { uid };
  const sweepOne = async (jobId: string): Promise<boolean> => {
    const task = await jobs.revive({ jobId, now });
    if (task === null) return endSpent(jobId, { jobs, tasks, log, now: () => now });
    await sendTasks([task], { tasks, log });
    return false;
  };
  return sweepAll((limit) => jobs.expired({ now, limit, ...ofUser }), sweepOne, log);
}

/** Does so to all that are found, page by page. Returns how many times it was done. */
async function sweepAll(
  find: (limit: number) => Promise<readonly string[]>,
  sweepOne: (jobId: string) => Promise<boolean>,
  log: SweepLog,
): Promise<number> {
  let swept = 0;
  const tried = new Set<string>();
  for (;;) {
    // Those that fail are found again and come first: ask for as many more.
    const limit = BATCH + tried.size;
    const found = await find(limit);
    const fresh = found.filter((id) => !tried.has(id));
    swept += await oneByOne(fresh, {
      work: async (jobId) => ((await sweepOne(jobId)) ? 1 : 0),
      failed: (jobId, error) => {
        tried.add(jobId);
        log.failed({ jobId, error });
      },
    });
    if (found.length < limit) return swept;
  }
}

/** Sends the tasks that never arrived; of one user, or of all. Returns how many jobs had lost theirs. */
export const sweepLost = (
  { now, uid }: { now: Date; uid?: string },
  {
    jobs,
    tasks,
    log,
  }: Omit<SweepPorts, 'jobs'> & { readonly jobs: Pick<JobQueue, 'lost' | 'resend'> },
): Promise<number> =>
  sweepAll(
    (limit) => jobs.lost({ now, limit, ...(uid === undefined ? {} : { uid }) }),
    async (jobId) => {
      const task = await jobs.resend({ jobId, now });
      if (task !== null) await sendTasks([task], { tasks, log });
      return task !== null;
    },
    log,
  );

type QueuePorts = Omit<SweepPorts, 'jobs'> & {
  readonly jobs: Pick<JobStore, 'release'> &
    Pick<JobQueue, 'advance' | 'waiting' | 'waitingOwners' | 'overdue' | 'forgetInputs'>;
};

/** Ends what has waited too long, and looks after the queue of everybody who has one. */
export async function sweepQueues({ now }: { now: Date }, ports: QueuePorts): Promise<number> {
  const { jobs, log } = ports;
  const ended = await sweepAll(
    (limit) => jobs.overdue({ now, limit }),
    async (jobId) => {
      await endWaiting({ jobId, failure: 'waited-too-long', now }, ports);
      return true;
    },
    log,
  );
  await oneByOne(jobs.waitingOwners(), {
    work: async (uid) => {
      await tendQueue({ uid, now }, ports);
      return 1;
    },
    failed: (uid, error) => log.failed({ jobId: uid, error }),
  });
  for (let batch = 0; batch < FORGOTTEN_BATCHES; batch += 1) {
    if ((await jobs.forgetInputs({ now, limit: BATCH })) < BATCH) break;
  }
  return ended;
}

/** Removes the files of failed jobs that whoever ended them could not remove. Returns how many. */
export async function sweepLeftovers({
  jobs,
  results,
  log,
  now,
}: {
  readonly jobs: Pick<JobStore, 'leftovers' | 'forgetLeftovers'>;
  readonly results: Pick<ResultStore, 'remove'>;
  readonly log: SweepLog;
  readonly now: Date;
}): Promise<number> {
  return oneByOne(jobs.leftovers(now), {
    work: async (files) => {
      await removeLeftovers(files, { jobs, results });
      return 1;
    },
    failed: ({ jobId }, error) => log.failed({ jobId, error }),
  });
}
