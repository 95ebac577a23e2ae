import { useSyncExternalStore } from 'react';
import type { JobWithId } from '../../firebase/documents/jobs.ts';
import { createStore } from '../../lib/createStore.ts';

/**
 * Jobs whose end was heard in this tab, the newest first: a form shows its result by them, and the
 * tray what became of each. In memory only; every reader takes those of one user.
 */
const ended = createStore<readonly JobWithId[]>([]);

const KEPT_MOST = 60;

/** Whether that is news. */
export function keepEndedJob(job: JobWithId): boolean {
  if (ended.get().some(({ id }) => id === job.id)) return false;
  ended.set([job, ...ended.get()].slice(0, KEPT_MOST));
  return true;
}

/** Of those that were asked for together: how many have become pictures. */
export const doneInGroup = (groupId: string): number =>
  ended.get().filter(({ group_id, state }) => group_id === groupId && state === 'done').length;

export function useEndedJobs(uid: string): readonly JobWithId[] {
  const jobs = useSyncExternalStore(ended.subscribe, ended.get);
  return jobs.filter(({ user_id }) => user_id === uid);
}
