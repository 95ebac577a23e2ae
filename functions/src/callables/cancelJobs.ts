import { CALLS } from '@lumashot/domain/calls/calls';
import { succeed } from '@lumashot/domain/result';
import { firestoreJobs } from '../adapters/firestore/jobs/jobs.ts';
import { firestoreRateLimits } from '../adapters/firestore/rateLimits.ts';
import { generationLog } from '../adapters/logging/generationLog.ts';
import { firestore } from '../adapters/services.ts';
import { cloudTasks } from '../adapters/tasks/cloudTasks.ts';
import { FUNCTION_OPTIONS } from '../config.ts';
import { defineCall } from '../edge/defineCall.ts';
import { cancelJobs as run } from '../usecases/jobs/cancelJobs.ts';
import { floodGuardOf } from './floodGuardOf.ts';

/** Ends jobs that nobody wants any more. Idempotent. */
export const cancelJobs = defineCall({
  name: 'cancelJobs',
  schemas: CALLS.cancelJobs,
  options: FUNCTION_OPTIONS.library,
  failure: { reason: 'unexpected' },
  flood: floodGuardOf('cancelCalls'),
  run: async ({ uid }, wish) =>
    succeed(
      await run(
        { uid, ...wish },
        {
          jobs: firestoreJobs(firestore()),
          limits: firestoreRateLimits(firestore()),
          tasks: cloudTasks(),
          log: generationLog,
          now: () => new Date(),
        },
      ),
    ),
});
