import * as logger from 'firebase-functions/logger';
import type { SweepLog } from '../../usecases/sweepJobs.ts';
import { detailOf } from './detailOf.ts';

export const sweepLog: SweepLog = {
  notSent: ({ jobId, error }) =>
    logger.error('jobs: task not sent', { jobId, detail: detailOf(error) }),
  failed: ({ jobId, error }) => logger.error('job not swept', { jobId, detail: detailOf(error) }),
};
