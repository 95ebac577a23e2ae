import type { ErrorReason } from '@lumashot/domain/errors';
import { inputOfJob } from '@lumashot/domain/jobs/input';
import type { Job } from '@lumashot/domain/jobs/job';
import { DEFER_MS, attemptDelayMs, WAITED_TOO_LONG_MS } from '@lumashot/domain/jobs/limits';
import { OPERATIONS, type OperationName } from '@lumashot/domain/operations/operations';
import type { JobStore } from '../ports.ts';
import { seedOf } from '../generation/requestFingerprint.ts';
import { overBudget, type GenerationPorts } from '../generation/runGeneration.ts';
import { releaseJob, type JobFailure } from '../generation/settleJob.ts';
import type { ClaimedJob, JobQueue } from './ports.ts';
import type { TaskLog, TaskSender } from '../tasks/ports.ts';
import { produce } from '../generation/produce.ts';
import { sendTasks } from '../tasks/sendTasks.ts';

export interface WorkerLog extends TaskLog {
  /** The lease ends by itself, and the sweeper comes back to it. */
  workerFailed(event: { jobId: string; error: unknown }): void;
}

export interface WorkerPorts {
  readonly jobs: JobStore & JobQueue;
  readonly tasks: TaskSender;
  readonly log: WorkerLog;
  readonly now: () => Date;
  /** What draws it, and with what: by the job's operation and engine. */
  readonly portsFor: (job: Job) => Promise<GenerationPorts>;
}

/**
 * A task's work. Throws only before it has the job, so that the task comes again; from then on the job
 * itself says what became of it, and a task that comes twice does nothing.
 */
export async function runJob({ jobId }: { jobId: string }, ports: WorkerPorts): Promise<void> {
  const claim = await ports.jobs.claim({ jobId, now: ports.now() });
  if (claim.kind === 'dropped') return;
  try {
    if (claim.kind === 'spent') await endSpent(jobId, ports);
    else await work(claim, ports);
  } catch (error) {
    ports.log.workerFailed({ jobId, error });
  }
}

/** Whoever had the last attempt is gone. Whether it was this that ended it. */
export async function endSpent(
  jobId: string,
  {
    jobs,
    tasks,
    log,
    now,
  }: {
    readonly jobs: Pick<JobStore, 'release'>;
    readonly tasks: TaskSender;
    readonly log: TaskLog;
    readonly now: () => Date;
  },
): Promise<boolean> {
  const facts = { only: 'expired', isWasted: true, hasLeftovers: true } as const;
  const ended = await jobs.release({ jobId, now: now(), ...facts });
  await sendTasks(ended.tasks ?? [], { tasks, log });
  return ended.kind === 'failed';
}

async function work({ jobId, job }: ClaimedJob, ports: WorkerPorts): Promise<void> {
  const generation = await ports.portsFor(job);
  const { attempt, item_id: itemId, user_id: uid } = job;
  const fail = (failure: JobFailure) =>
    releaseJob({ job: { jobId, itemId }, uid, attempt, failure }, generation);
  if (Object.hasOwn((await generation.live()).off, job.operation)) {
    await fail({ reason: 'switched-off-since', isWasted: false, hasLeftovers: attempt > 1 });
    return;
  }
  if (await isDeferred({ jobId, job }, { ...ports, modelCosts: generation.modelCosts })) return;
  const input = inputOfJob(OPERATIONS[job.operation].input, job);
  if (input === null || generation.engine.draw[job.operation] === undefined) {
    await fail({ reason: 'operation-unsupported', isWasted: false, hasLeftovers: false });
    return;
  }

  const unwanted = new AbortController();
  const unwatch = ports.jobs.watch({ jobId, attempt }, () => unwanted.abort());
  try {
    const produced = await produce<OperationName>(
      {
        request: { uid, operation: job.operation, input, shape: job.shape },
        job: { jobId, itemId, groupId: job.group_id },
        seed: seedOf(job.request_id, job.count_index),
        countIndex: job.count_index,
        attempt,
        lane: 'queue',
        profilePhoto: job.profile_photo_url,
        signal: unwanted.signal,
      },
      generation,
    );
    if (produced.ok) return;
    const next = produced.mayTryAgain
      ? await ports.jobs.again({ jobId, attempt, now: ports.now() })
      : null;
    if (next === null) await fail(produced.failure);
    else await sendTasks([next], ports, { delayMs: attemptDelayMs(attempt) });
  } finally {
    unwatch();
  }
}

/** While the day's budget of hosted models is spent, a job gives its place away and waits; not for ever. */
async function isDeferred(
  { jobId, job }: ClaimedJob,
  ports: Pick<WorkerPorts, 'jobs' | 'tasks' | 'log' | 'now'> & Pick<GenerationPorts, 'modelCosts'>,
): Promise<boolean> {
  if ((await overBudget(ports)) === null) return false;
  const now = ports.now();
  const { attempt } = job;
  if (now.getTime() - job.created_at.getTime() < WAITED_TOO_LONG_MS) {
    const until = new Date(now.getTime() + DEFER_MS);
    await sendTasks((await ports.jobs.defer({ jobId, attempt, until, now })) ?? [], ports);
    return true;
  }
  const failure: ErrorReason = 'waited-too-long';
  const facts = { isWasted: false, hasLeftovers: false };
  const ended = await ports.jobs.release({ jobId, attempt, now, failure, ...facts });
  await sendTasks(ended.tasks ?? [], ports);
  return true;
}
