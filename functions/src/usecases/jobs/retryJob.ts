import { inputOfJob } from '@lumashot/domain/jobs/input';
import type { Job } from '@lumashot/domain/jobs/job';
import {
  OPERATIONS,
  type OperationInput,
  type OperationName,
} from '@lumashot/domain/operations/operations';
import { refuse, type Result } from '@lumashot/domain/result';
import type { JobQueue } from './ports.ts';
import type { StartGeneration, StartReply } from './startGeneration.ts';

interface Retry {
  readonly uid: string;
  readonly jobId: string;
  /** Of the new attempt: the same one again is the same picture. */
  readonly requestId: string;
}

/** What a job that did not end well was asked for, asked once more. */
export async function retryJob(
  { uid, jobId, requestId }: Retry,
  {
    jobs,
    now,
    start,
  }: {
    readonly jobs: Pick<JobQueue, 'read'>;
    readonly now: () => Date;
    readonly start: (
      request: StartGeneration<OperationName> & { readonly input: OperationInput<OperationName> },
    ) => Promise<Result<StartReply>>;
  },
): Promise<Result<StartReply>> {
  const job = await jobs.read(jobId);
  // Another's job is as good as none: whether it exists is not told.
  const isTheirs = job?.user_id === uid;
  const input =
    job !== null && isTheirs && isKept(job, now())
      ? inputOfJob(OPERATIONS[job.operation].input, { ...job, request_id: requestId })
      : null;
  if (job === null || input === null) return refuse({ reason: 'job-missing' });
  const { operation, shape, notify } = job;
  return start({ uid, operation, input, count: 1, shape, notify });
}

const isKept = ({ state, input, input_expires_at }: Job, now: Date): boolean =>
  (state === 'failed' || state === 'cancelled') &&
  input !== null &&
  (input_expires_at === null || input_expires_at.getTime() > now.getTime());
