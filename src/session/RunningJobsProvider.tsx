import type { Job } from '@lumashot/domain/jobs/job';
import { TYPE_OF_OPERATION } from '@lumashot/domain/library/item';
import { jobIdOf } from '@lumashot/domain/paths';
import { NAVIGATION } from '@lumashot/domain/texts/dashboard';
import { READY_TOAST } from '@lumashot/domain/texts/images';
import { useEffect, useState, type ReactNode } from 'react';
import { showToast } from '../components/toasts/showToast.ts';
import { failureOf, failureText } from '../firebase/callFailure.ts';
import { readEndedJob, watchRunningJobs } from '../firebase/runningJobs.ts';
import { itemLink } from '../localIndex/itemLink.ts';
import { forgetRequest, isAwaited, leftRequests } from './ownRequests.ts';
import { RunningJobsContext } from './RunningJobsContext.ts';

/** Follows the user's running jobs, and announces the ends that nobody in this tab waits for. */
export function RunningJobsProvider({ uid, children }: { uid: string; children: ReactNode }) {
  const [running, setRunning] = useState<{ of: string; jobs: readonly Job[] }>();
  useEffect(() => {
    let isFirst = true;
    return watchRunningJobs(uid, {
      onJobs: (jobs) => {
        setRunning({ of: uid, jobs });
        if (isFirst) void announceLeft(uid, jobs);
        isFirst = false;
      },
      onEnded: announce,
    });
  }, [uid]);
  return (
    <RunningJobsContext value={running?.of === uid ? running.jobs : NONE}>
      {children}
    </RunningJobsContext>
  );
}

const NONE: readonly Job[] = [];

/** What ended while this page was loading: no listener has seen it run. */
async function announceLeft(uid: string, running: readonly Job[]): Promise<void> {
  const ended = leftRequests().filter((id) => running.every((job) => job.request_id !== id));
  for (const requestId of ended) {
    const job = await readEndedJob(jobIdOf({ uid, requestId }));
    if (job === null) forgetRequest(requestId);
    else announce(job);
  }
}

function announce(job: Job): void {
  if (isAwaited(job.request_id)) return;
  forgetRequest(job.request_id);
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
