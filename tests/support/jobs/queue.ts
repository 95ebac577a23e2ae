import { randomUUID } from 'node:crypto';
import { firestoreJobs } from '../../../functions/src/adapters/firestore/jobs/jobs.ts';
import { firestoreRateLimits } from '../../../functions/src/adapters/firestore/rateLimits.ts';
import { cancelJobs } from '../../../functions/src/usecases/jobs/cancelJobs.ts';
import type { TaskOrder, TaskSender } from '../../../functions/src/usecases/tasks/ports.ts';
import { runJob, type WorkerPorts } from '../../../functions/src/usecases/jobs/runJob.ts';
import {
  startGeneration,
  type StartPorts,
  type StartReply,
} from '../../../functions/src/usecases/jobs/startGeneration.ts';
import type { Result } from '@lumashot/domain/result';
import { db } from '../admin.ts';
import { portsWith } from './generation.ts';

export interface Asking {
  readonly uid: string;
  readonly requestId?: string;
  readonly prompt?: string;
  readonly count?: number;
  readonly notify?: boolean;
}

/** The queue on the real ledger, with tasks that wait until the test hands them to a worker. */
export function queueWorld(overrides: Partial<StartPorts> = {}) {
  const tasks: TaskOrder[] = [];
  const sender: TaskSender = {
    send: async (order) => {
      tasks.push(order);
    },
  };
  const failures: unknown[] = [];
  const ports = portsWith({ tasks: sender, ...overrides });
  const worker: WorkerPorts = {
    jobs: firestoreJobs(db),
    tasks: sender,
    log: {
      notSent: ({ error }) => void failures.push(error),
      workerFailed: ({ error }) => void failures.push(error),
    },
    now: ports.now,
    portsFor: () => Promise.resolve(ports),
  };
  const run = (jobId: string, changed: Partial<WorkerPorts> = {}) =>
    runJob({ jobId }, { ...worker, ...changed });
  return {
    tasks,
    failures,
    ports,
    worker,
    run,
    ask: ({
      uid,
      requestId = randomUUID(),
      prompt = 'a red fox',
      count = 4,
      notify = false,
    }: Asking): Promise<Result<StartReply>> =>
      startGeneration(
        {
          uid,
          operation: 'text',
          input: { requestId, prompt },
          count,
          shape: 'square',
          notify,
        },
        ports,
      ),
    cancel: (uid: string, wish: { jobIds: readonly string[] } | { waiting: true }) =>
      cancelJobs(
        { uid, ...wish },
        {
          jobs: worker.jobs,
          limits: firestoreRateLimits(db),
          tasks: sender,
          log: worker.log,
          now: ports.now,
        },
      ),
    /** Workers take tasks until there are none left. */
    drain: async (): Promise<void> => {
      for (let task = tasks.shift(); task !== undefined; task = tasks.shift()) {
        await run(task.jobId);
      }
    },
  };
}

/** The ids of what was started. Throws when nothing was. */
export function startedIds(result: Result<StartReply>): readonly string[] {
  if (!result.ok) throw new Error(`not started: ${result.refusal.reason}`);
  return result.value.jobs.map(({ jobId }) => jobId);
}

/** What became of them, in their order. */
export const statesOf = (result: Result<StartReply>): readonly string[] =>
  result.ok ? result.value.jobs.map(({ state }) => state) : [result.refusal.reason];
