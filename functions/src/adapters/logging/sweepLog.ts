import type { CounterLog } from '../../usecases/jobs/repairCounters.ts';
import type { SweepLog } from '../../usecases/jobs/sweepJobs.ts';
import { log } from './writeLog.ts';

export const sweepLog: SweepLog & CounterLog = {
  notSent: ({ jobId, error }) => log.error('jobs: task not sent', { jobId, error }),
  failed: ({ jobId, error }) => log.error('job not swept', { jobId, error }),
  repaired: (event) => log.error('jobs: counters repaired', { ...event }),
  notRepaired: (event) => log.error('jobs: counters not repaired', { ...event }),
};
