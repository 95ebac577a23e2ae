import { firestoreJobs } from '../../../functions/src/adapters/firestore/jobs/jobs.ts';
import type { TaskSender } from '../../../functions/src/usecases/tasks/ports.ts';
import { runJob } from '../../../functions/src/usecases/jobs/runJob.ts';
import { db } from '../../support/admin.ts';
import { portsWith } from '../../support/jobs/generation.ts';

/** As many tasks as the queue hands out at a time (`rateLimits` of drawEmbedded). */
const AT_ONCE = 20;

/** The queue in this process: tasks are worked on in their order, some at a time. */
export function workers() {
  const waiting: string[] = [];
  const ends = new Map<string, PromiseWithResolvers<void>>();
  const failures: unknown[] = [];
  let running = 0;

  const endOf = (jobId: string): PromiseWithResolvers<void> => {
    const known = ends.get(jobId) ?? Promise.withResolvers<void>();
    ends.set(jobId, known);
    return known;
  };
  const tasks: TaskSender = {
    send: async ({ jobId }) => {
      waiting.push(jobId);
      next();
    },
  };
  const ports = portsWith({ tasks });
  const fail = ({ error }: { error: unknown }): void => void failures.push(error);
  const worker = {
    jobs: firestoreJobs(db),
    tasks,
    log: { notSent: fail, workerFailed: fail },
    now: ports.now,
    portsFor: () => Promise.resolve(ports),
  };

  async function work(jobId: string): Promise<void> {
    try {
      await runJob({ jobId }, worker);
    } catch (error) {
      failures.push(error);
    }
    running -= 1;
    endOf(jobId).resolve();
    next();
  }

  function next(): void {
    while (running < AT_ONCE) {
      const jobId = waiting.shift();
      if (jobId === undefined) return;
      running += 1;
      void work(jobId);
    }
  }

  return { ports, failures, ended: (jobId: string) => endOf(jobId).promise };
}
