import * as logger from 'firebase-functions/logger';
import { onSchedule } from 'firebase-functions/scheduler';
import { firestoreJobs } from '../adapters/firestore/jobs.ts';
import { firestore } from '../adapters/services.ts';
import { FUNCTION_OPTIONS } from '../config.ts';
import { sweepJobs as run } from '../usecases/sweepJobs.ts';

/** Gives back what crashed jobs still hold. */
export const sweepJobs = onSchedule(FUNCTION_OPTIONS.sweep, async () => {
  const released = await run({ now: new Date() }, { jobs: firestoreJobs(firestore()) });
  if (released > 0) logger.warn('expired jobs released', { released });
});
