import type { ErrorReason } from '@lumashot/domain/errors';
import type { GenerationReply } from '@lumashot/domain/operations/replies';
import type { TaskLog, TaskSender } from '../tasks/ports.ts';
import { sendTasks } from '../tasks/sendTasks.ts';
import type { GenerationLog } from './logPorts.ts';
import type {
  Ended,
  JobFiles,
  JobStore,
  ReleaseRequest,
  ReservedJob,
  ResultStore,
  JobResult,
} from '../ports.ts';
import { refuse, succeed, type Result } from '@lumashot/domain/result';

interface SettlePorts {
  readonly jobs: Pick<JobStore, 'release' | 'forgetLeftovers'>;
  readonly results: Pick<ResultStore, 'remove'>;
  readonly tasks: TaskSender;
  readonly log: GenerationLog & TaskLog;
  readonly now: () => Date;
}

/** Why a job ends without a picture, and how far it had come. */
export interface JobFailure extends Pick<ReleaseRequest, 'isWasted' | 'hasLeftovers'> {
  readonly reason: ErrorReason;
}

/**
 * Releases the hold. The job may have ended otherwise meanwhile (the commit's answer was lost, or
 * the sweeper came first), so the answer is what the job says, and only a job that did not end
 * well loses its files. What cannot be removed now is left to the sweeper.
 */
export async function releaseJob(
  {
    job,
    uid,
    failure,
    ...fence
  }: { job: ReservedJob; uid: string; failure: JobFailure } & Pick<
    ReleaseRequest,
    'attempt' | 'only'
  >,
  ports: SettlePorts,
): Promise<Result<GenerationReply>> {
  const { jobId, itemId } = job;
  const { reason, ...facts } = failure;
  let result: Ended;
  try {
    const now = ports.now();
    result = await ports.jobs.release({ jobId, now, failure: reason, ...facts, ...fence });
  } catch (error) {
    // The lease ends by itself and the sweeper releases: the caller may ask again by the same id.
    ports.log.releaseFailed({ jobId, error });
    return refuse({ reason: 'unexpected' });
  }
  await sendTasks(result.tasks ?? [], ports);
  if (isLost(result) && (facts.hasLeftovers || result.kind === 'cancelled')) {
    await removeLeftovers({ jobId, uid, itemId, keep: null }, ports).catch((error: unknown) =>
      ports.log.removeFailed({ jobId, error }),
    );
  }
  return toReply(job, result);
}

/** Whether nothing of the job will ever be delivered. */
const isLost = ({ kind }: JobResult): boolean => kind === 'failed' || kind === 'cancelled';

/** Removes the files of a failed job, then says so: in this order, for a crash in between. */
export async function removeLeftovers(
  { jobId, ...files }: JobFiles,
  {
    jobs,
    results,
  }: {
    readonly jobs: Pick<JobStore, 'forgetLeftovers'>;
    readonly results: Pick<ResultStore, 'remove'>;
  },
): Promise<void> {
  await results.remove(files);
  await jobs.forgetLeftovers(jobId);
}

/** What the caller is told, by how the job ended. */
export function toReply(job: ReservedJob, result: JobResult): Result<GenerationReply> {
  switch (result.kind) {
    case 'done':
      return succeed({
        itemId: job.itemId,
        imageUrl: result.outcome.image_url,
        creditsRemaining: result.outcome.credits_remaining,
        engine: result.outcome.engine,
        ignored: result.outcome.ignored,
      });
    case 'failed':
      return refuse({ reason: result.failure });
    case 'cancelled':
      return refuse({ reason: 'job-cancelled' });
    case 'running':
      return refuse({ reason: 'request-running' });
  }
}
