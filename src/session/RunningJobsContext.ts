import { holdsPlace } from '@lumashot/domain/jobs/states';
import { createContext, use } from 'react';
import type { JobWithId } from '../firebase/documents/jobs.ts';

export const RunningJobsContext = createContext<readonly JobWithId[]>([]);

/** All that this user has asked for and that has not ended, newest state of the server. */
export const useOpenJobs = (): readonly JobWithId[] => use(RunningJobsContext);

/** What is being drawn for this user now, or about to be: not what waits for a place. */
export const useRunningJobs = (): readonly JobWithId[] =>
  useOpenJobs().filter(({ state }) => holdsPlace(state));
