import { onSchedule } from 'firebase-functions/scheduler';
import { jobCounters } from '../adapters/firestore/jobs/jobCounters.ts';
import { firestoreJobs } from '../adapters/firestore/jobs/jobs.ts';
import { defaultBucket, firestore } from '../adapters/services.ts';
import { storageResults } from '../adapters/storage/results.ts';
import { cloudTasks } from '../adapters/tasks/cloudTasks.ts';
import { FUNCTION_OPTIONS } from '../config.ts';
import { sweepLog } from '../adapters/logging/sweepLog.ts';
import { newsPorts } from '../wiring/noticePorts.ts';
import { repairCounters } from '../usecases/jobs/repairCounters.ts';
import {
  sweepJobs as run,
  sweepLeftovers,
  sweepLost,
  sweepQueues,
} from '../usecases/jobs/sweepJobs.ts';
import { allSteps } from './allSteps.ts';
import { log } from '../adapters/logging/writeLog.ts';

/**
 * Gives back what crashed jobs still hold, sends lost tasks again, mends counters, looks after those that wait,
 * and removes the files of jobs that did not end well.
 */
export const sweepJobs = onSchedule(FUNCTION_OPTIONS.sweep, async () => {
  const now = new Date();
  const jobs = firestoreJobs(firestore(), newsPorts());
  const ports = { jobs, tasks: cloudTasks(), log: sweepLog };
  const counters = { counters: jobCounters(firestore()), log: sweepLog };
  const leftovers = { jobs, results: storageResults(defaultBucket()), log: sweepLog, now };
  await allSteps(
    {
      released: () => run({ now }, ports),
      sent: () => sweepLost({ now }, ports),
      repaired: () => repairCounters({ now }, counters),
      overdue: () => sweepQueues({ now }, ports),
      removed: () => sweepLeftovers(leftovers),
    },
    (did) => log.warn('jobs swept', did),
  );
});
