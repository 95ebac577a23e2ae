import type { Job } from '@lumashot/domain/jobs/job';
import { TYPE_OF_OPERATION } from '@lumashot/domain/library/item';
import { NAVIGATION } from '@lumashot/domain/texts/dashboard';
import { READY_TOAST } from '@lumashot/domain/texts/images';
import { useEffect, useState, type ReactNode } from 'react';
import { showToast } from '../components/toasts/showToast.ts';
import { failureOf, failureText } from '../firebase/callFailure.ts';
import { watchRunningJobs } from '../firebase/runningJobs.ts';
import { itemLink } from '../localIndex/itemLink.ts';
import { isAwaited } from './ownRequests.ts';
import { RunningJobsContext } from './RunningJobsContext.ts';

/** Follows the user's running jobs, and announces the ends that nobody in this tab waits for. */
export function RunningJobsProvider({ uid, children }: { uid: string; children: ReactNode }) {
  const [running, setRunning] = useState<{ of: string; jobs: readonly Job[] }>();
  useEffect(
    () =>
      watchRunningJobs(uid, {
        onJobs: (jobs) => setRunning({ of: uid, jobs }),
        onEnded: (job) => {
          if (!isAwaited(job.request_id)) announce(job);
        },
      }),
    [uid],
  );
  return (
    <RunningJobsContext value={running?.of === uid ? running.jobs : NONE}>
      {children}
    </RunningJobsContext>
  );
}

const NONE: readonly Job[] = [];

function announce(job: Job): void {
  if (job.state === 'done') {
    const { title, description, action } = READY_TOAST;
    const type = TYPE_OF_OPERATION[job.operation];
    const to = type === null ? NAVIGATION.library.path : itemLink({ type, id: job.item_id });
    showToast('success', { title, description, link: { label: action, to } });
  } else if (job.state === 'failed') {
    const failure = failureOf({ reason: job.failure });
    showToast('error', { title: failure.title, description: failureText(failure) });
  }
}
