import type { SweepLog } from '../../usecases/sweepJobs.ts';
import { log } from './writeLog.ts';

export const sweepLog: SweepLog = {
  notSent: ({ jobId, error }) => log.error('jobs: task not sent', { jobId, error }),
  failed: ({ jobId, error }) => log.error('job not swept', { jobId, error }),
};
