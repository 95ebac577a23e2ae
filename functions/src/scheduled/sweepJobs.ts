import * as logger from 'firebase-functions/logger';
import { onSchedule } from 'firebase-functions/scheduler';
import { firestoreJobs } from '../adapters/firestore/jobs.ts';
import { defaultBucket, firestore } from '../adapters/services.ts';
import { storageResults } from '../adapters/storage/results.ts';
import { FUNCTION_OPTIONS } from '../config.ts';
import { sweepLog } from '../adapters/logging/sweepLog.ts';
import { sweepJobs as run, sweepLeftovers } from '../usecases/sweepJobs.ts';

/** Gives back what crashed jobs still hold, and removes the files of those that failed. */
export const sweepJobs = onSchedule(FUNCTION_OPTIONS.sweep, async () => {
  const jobs = firestoreJobs(firestore());
  const released = await run({ now: new Date() }, { jobs, log: sweepLog });
  const results = storageResults(defaultBucket());
  const removed = await sweepLeftovers({ jobs, results, log: sweepLog });
  if (released > 0 || removed > 0) logger.warn('jobs swept', { released, removed });
});
