import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { JobWithId } from '../../firebase/documents/jobs.ts';
import { createStore } from '../../lib/createStore.ts';
import { useAsyncEffect } from '../../lib/useAsyncEffect.ts';

/**
 * Jobs that the server has named in an answer and that nobody has heard of yet. One that is drawn at
 * once can end before the listener has begun: its end is read then, so that none goes unsaid.
 */
interface Expected {
  readonly uid: string;
  readonly jobIds: readonly string[];
}

const NONE: Expected = { uid: '', jobIds: [] };
const expected = createStore<Expected>(NONE);

export function expectJobs(uid: string, jobIds: readonly string[]): void {
  const before = expected.get();
  expected.set({ uid, jobIds: before.uid === uid ? [...before.jobIds, ...jobIds] : jobIds });
}

function meetJobs(met: readonly string[]): void {
  const { uid, jobIds } = expected.get();
  if (!jobIds.some((id) => met.includes(id))) return;
  expected.set({ uid, jobIds: jobIds.filter((id) => !met.includes(id)) });
}

export const isExpected = (isMeant: (jobId: string) => boolean): boolean =>
  expected.get().jobIds.some((jobId) => isMeant(jobId));

export function useExpectedJobs(uid: string): readonly string[] {
  const current = useSyncExternalStore(expected.subscribe, expected.get);
  return current.uid === uid ? current.jobIds : NONE.jobIds;
}

/**
 * With every news of the listener: what it knows is expected no more, of all others the end is read.
 * One that is still open then comes with one of the next news.
 */
export function useFollowExpected(
  jobIds: readonly string[],
  open: readonly JobWithId[],
  onEnded: (job: JobWithId) => void,
): void {
  const looked = useMemo(() => ({ jobIds, open }), [jobIds, open]);
  useEffect(() => {
    meetJobs(looked.open.map(({ id }) => id));
  }, [looked]);
  useAsyncEffect(jobIds.length === 0 ? null : looked, async (now, signal) => {
    const unknown = now.jobIds.filter((jobId) => now.open.every(({ id }) => id !== jobId));
    if (unknown.length === 0) return;
    const { readEndedJob } = await import('../../firebase/documents/jobs.ts');
    for (const jobId of unknown) {
      const job = signal.aborted ? null : await readEndedJob(jobId);
      if (job === null || signal.aborted) continue;
      meetJobs([jobId]);
      onEnded(job);
    }
  });
}
