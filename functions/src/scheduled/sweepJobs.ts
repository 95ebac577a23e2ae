import { onSchedule } from 'firebase-functions/scheduler';
import { jobCounters } from '../adapters/firestore/jobCounters.ts';
import { firestoreJobs } from '../adapters/firestore/jobs.ts';
import { defaultBucket, firestore } from '../adapters/services.ts';
import { storageResults } from '../adapters/storage/results.ts';
import { cloudTasks } from '../adapters/tasks/cloudTasks.ts';
import { FUNCTION_OPTIONS } from '../config.ts';
import { sweepLog } from '../adapters/logging/sweepLog.ts';
import { newsPorts } from '../wiring/noticePorts.ts';
import { repairCounters } from '../usecases/jobs/repairCounters.ts';
import { sweepJobs as run, sweepLeftovers, sweepLost, sweepQueues } from '../usecases/sweepJobs.ts';
import { log } from '../adapters/logging/writeLog.ts';

/**
 * Gives back what crashed jobs still hold, sends lost tasks again, mends counters, looks after those that wait,
 * and removes the files of jobs that did not end well.
 */
export const sweepJobs = onSchedule(FUNCTION_OPTIONS.sweep, async () => {
  const now = new Date();
  const jobs = firestoreJobs(firestore(), newsPorts());
  const ports = { jobs, tasks: cloudTasks(), log: sweepLog };
  const released = await run({ now }, ports);
  const sent = await sweepLost({ now }, ports);
  const repaired = await repairCounters(
    { now },
    { counters: jobCounters(firestore()), log: sweepLog },
  );
  const overdue = await sweepQueues({ now }, ports);
  const results = storageResults(defaultBucket());
  const removed = await sweepLeftovers({ jobs, results, log: sweepLog, now });
  if (released + sent + repaired + overdue + removed > 0) {
    log.warn('jobs swept', { released, sent, repaired, overdue, removed });
  }
});
