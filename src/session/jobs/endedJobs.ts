import { useSyncExternalStore } from 'react';
import type { JobWithId } from '../../firebase/documents/jobs.ts';
import { createStore } from '../../lib/createStore.ts';

/**
 * Jobs whose end was heard in this tab, the newest first: a form shows its result by them, and the
 * tray what became of each. In memory only; every reader takes those of one user.
 */
const ended = createStore<readonly JobWithId[]>([]);

const KEPT_MOST = 60;

export function keepEndedJob(job: JobWithId): void {
  const others = ended.get().filter(({ id }) => id !== job.id);
  ended.set([job, ...others].slice(0, KEPT_MOST));
}

export function useEndedJobs(uid: string): readonly JobWithId[] {
  const jobs = useSyncExternalStore(ended.subscribe, ended.get);
  return jobs.filter(({ user_id }) => user_id === uid);
}
