import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { useAsyncEffect } from '../lib/useAsyncEffect.ts';
import { isLastSession } from '../device/lastSession.ts';
import { useConfirmedProfile } from './ProfileContext.ts';
import type { JobWithId } from '../firebase/documents/jobs.ts';
import { announceEnd, announceEnds } from './jobs/announceEnd.ts';
import { announceLeft } from './jobs/announceLeft.ts';
import { useExpectedJobs, useFollowExpected } from './jobs/expectedJobs.ts';
import { QuietNews } from './QuietNews.tsx';
import { RunningJobsContext } from './RunningJobsContext.ts';

/** Follows the user's open jobs, and announces the ends that nobody in this tab waits for. */
export function RunningJobsProvider({ uid, children }: { uid: string; children: ReactNode }) {
  const [running, setRunning] = useState<{ of: string; jobs: readonly JobWithId[] }>();
  const open = running?.of === uid ? running.jobs : null;
  const expected = useExpectedJobs(uid);
  const isWatching = useIsWatching(uid, (open ?? NONE).length + expected.length > 0);
  useAnnounceLeft(uid, { isWatching, jobs: open });
  useFollowExpected(expected, open ?? NONE, (job) => announceEnd(job, open ?? NONE));

  useAsyncEffect(isWatching ? uid : null, async (of, signal) => {
    try {
      const { watchOpenJobs } = await import('../firebase/documents/jobs.ts');
      if (signal.aborted) return;
      let latest = NONE;
      const unwatch = watchOpenJobs(of, {
        onJobs: (jobs) => {
          latest = jobs;
          setRunning({ of, jobs });
        },
        onEnded: (ended) => {
          // Its own removal ends the watching, not the news; another user's are nobody's here.
          if (isLastSession(of)) announceEnds(ended, latest);
        },
      });
      signal.addEventListener('abort', unwatch, { once: true });
    } catch (error) {
      reportUnwatched(error);
    }
  });
  return (
    <RunningJobsContext value={open ?? NONE}>
      <QuietNews />
      {children}
    </RunningJobsContext>
  );
}

const NONE: readonly JobWithId[] = [];

/**
 * Only while the profile says that something runs or waits, which costs nothing to know; and until the listener
 * has seen the last of them end, and what an answer has named begin.
 */
function useIsWatching(uid: string, hasRunning: boolean): boolean {
  const profile = useConfirmedProfile();
  return (
    profile?.user_id === uid && (profile.jobs_running + profile.jobs_waiting > 0 || hasRunning)
  );
}

/** Once, as soon as it is known what still runs. */
function useAnnounceLeft(
  uid: string,
  { isWatching, jobs }: { isWatching: boolean; jobs: readonly JobWithId[] | null },
): void {
  const isKnown = useConfirmedProfile() !== null && (!isWatching || jobs !== null);
  const announceOnce = useEffectEvent(() => announceLeft(uid, jobs ?? NONE));
  useEffect(() => {
    if (isKnown) announceOnce().catch(reportUnwatched);
  }, [isKnown]);
}

/** Only news are missed: the pictures themselves come with the library. */
const reportUnwatched = (error: unknown): void =>
  console.error('Running jobs cannot be watched', error);
