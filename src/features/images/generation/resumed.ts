import type { OperationName } from '@lumashot/domain/operations/operations';
import type { JobWithId } from '#app/firebase/documents/jobs.ts';
import { resultOfJob } from './frames.ts';
import type { Attempt } from './paidAction.ts';

/** A job that was asked for before a reload, or elsewhere, with what it was asked for. */
export interface KeptJob<Input> {
  readonly id: string;
  readonly input: Input;
}

/** What a form takes up: of its operation, not waited for by this tab, and about what the form is about. */
export function jobToResume<Input>(
  open: readonly JobWithId[],
  {
    operation,
    isAwaited,
    inputOf,
  }: {
    readonly operation: OperationName;
    readonly isAwaited: (requestId: string) => boolean;
    /** Null: it is about something else. Only an open job still knows what it was asked for. */
    readonly inputOf: (job: JobWithId) => Input | null;
  },
): KeptJob<Input> | null {
  const found = open
    .filter((job) => job.operation === operation && !isAwaited(job.request_id))
    .flatMap((job) => {
      const input = inputOf(job);
      return input === null ? [] : [{ id: job.id, input }];
    });
  return found.at(-1) ?? null;
}

/** The job as the form's own attempt would look; null: cancelled. `job` null: its end is not heard yet. */
export function attemptOfJob<Input>(
  { id, input }: KeptJob<Input>,
  { uid, job }: { readonly uid: string; readonly job: JobWithId | null },
): Attempt<Input> | null {
  const request = { uid, input, requestId: job?.request_id ?? id };
  switch (job?.state) {
    case 'done':
      return {
        ...request,
        state: 'done',
        result: resultOfJob(job),
        finishedAtMs: (job.ended_at ?? job.updated_at).getTime(),
      };
    case 'failed':
      return { ...request, state: 'failed', refusal: { reason: job.failure } };
    case 'cancelled':
      return null;
    default:
      return { ...request, state: 'running' };
  }
}
