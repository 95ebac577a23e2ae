import type { Job } from '@lumashot/domain/jobs/job';
import { createContext, use } from 'react';

export const RunningJobsContext = createContext<readonly Job[]>([]);

/** What is being drawn for this user now, newest state of the server. */
export const useRunningJobs = (): readonly Job[] => use(RunningJobsContext);
