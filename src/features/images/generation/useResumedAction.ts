import type { OperationName } from '@lumashot/domain/operations/operations';
import { useMemo, useState } from 'react';
import { isAwaited } from '#app/device/pendingRequests.ts';
import type { JobWithId } from '#app/firebase/documents/jobs.ts';
import { useEndedJobs } from '#app/session/jobs/endedJobs.ts';
import { useOpenJobs } from '#app/session/RunningJobsContext.ts';
import { useUser } from '#app/session/SessionContext.ts';
import type { PaidAction } from './paidAction.ts';
import { attemptOfJob, jobToResume, type KeptJob } from './resumed.ts';
import { usePaidAction, type OwnPaidAction } from './usePaidAction.ts';

interface Options<Input> {
  readonly operation: OperationName;
  /** What a job of it was asked for; null: it is not about what this form is about. */
  readonly inputOf: (job: JobWithId) => Input | null;
}

/**
 * An action whose form shows what it was asked for before a reload, or on another device, as its own: it runs,
 * so that nobody pays for it twice, and its picture is shown when it is there.
 */
export function useResumedAction<Input>(
  action: PaidAction<Input>,
  { operation, inputOf }: Options<Input>,
): OwnPaidAction<Input> {
  const { uid } = useUser();
  const own = usePaidAction(action);
  const open = useOpenJobs();
  const ended = useEndedJobs(uid);
  const [kept, setKept] = useState<KeptJob<Input> | null>(null);
  const next = jobToResume(open, { operation, isAwaited, inputOf });
  if (next !== null && next.id !== kept?.id) setKept(next);
  const job = [...open, ...ended].find(({ id }) => id === kept?.id) ?? null;
  const resumed = useMemo(
    () => (kept === null ? null : attemptOfJob(kept, { uid, job })),
    [kept, uid, job],
  );
  if (own.attempt !== null) return own;
  return {
    ...own,
    attempt: resumed,
    isRunning: resumed?.state === 'running',
    clear: () => {
      own.clear();
      if (resumed?.state !== 'running') setKept(null);
    },
  };
}
