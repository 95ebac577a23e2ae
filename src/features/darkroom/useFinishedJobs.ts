import { useState, useSyncExternalStore } from 'react';
import { hiddenJobs } from '#app/device/hiddenJobs.ts';
import type { JobWithId } from '#app/firebase/documents/jobs.ts';
import { useAsyncEffect } from '#app/lib/useAsyncEffect.ts';
import { useEndedJobs } from '#app/session/jobs/endedJobs.ts';

const SHOWN_SINCE_MS = 24 * 3_600_000;

interface FinishedJobs {
  /** The newest first. */
  readonly jobs: readonly JobWithId[];
  readonly isUnread: boolean;
}

/** What ended within a day: read once, when the tray opens, and from then on as it is heard. */
export function useFinishedJobs(uid: string): FinishedJobs {
  const heard = useEndedJobs(uid);
  const hidden = useSyncExternalStore(hiddenJobs().subscribe, hiddenJobs().get);
  const [read, setRead] = useState<FinishedJobs>({ jobs: [], isUnread: false });
  useAsyncEffect(uid, async (of, signal) => {
    try {
      const { readFinishedJobs } = await import('#app/firebase/documents/jobs.ts');
      const jobs = await readFinishedJobs(of, new Date(Date.now() - SHOWN_SINCE_MS));
      if (!signal.aborted) setRead({ jobs, isUnread: false });
    } catch (error) {
      console.warn('Finished jobs cannot be read', error);
      if (!signal.aborted) setRead({ jobs: [], isUnread: true });
    }
  });
  const byId = new Map([...read.jobs, ...heard].map((job) => [job.id, job]));
  return {
    jobs: [...byId.values()].filter(({ id }) => !hidden.includes(id)).toSorted(byEnd),
    isUnread: read.isUnread,
  };
}

const endOf = ({ ended_at, updated_at }: JobWithId): number => (ended_at ?? updated_at).getTime();

const byEnd = (one: JobWithId, other: JobWithId): number => endOf(other) - endOf(one);
