import { firestoreBilling } from '../adapters/firestore/billing/billing.ts';
import { firestoreJobs } from '../adapters/firestore/jobs/jobs.ts';
import { sweepLog } from '../adapters/logging/sweepLog.ts';
import { firestore } from '../adapters/services.ts';
import { cloudTasks } from '../adapters/tasks/cloudTasks.ts';
import type { BillingStore } from '../usecases/billing/ports.ts';
import { tendQueue } from '../usecases/jobs/tendQueue.ts';

/** The billing documents; what changes a plan changes how many of its owner's jobs may begin. */
export function billingStore(): BillingStore {
  const store = firestoreBilling(firestore());
  const queue = { jobs: firestoreJobs(firestore()), tasks: cloudTasks(), log: sweepLog };
  return {
    ...store,
    async settle(request) {
      const settled = await store.settle(request);
      if (settled.kind === 'changed') {
        // What is paid stays so whatever becomes of this: the sweeper looks after the queue too.
        const { uid, now } = request;
        await tendQueue({ uid, now }, queue).catch((error: unknown) =>
          sweepLog.failed({ jobId: uid, error }),
        );
      }
      return settled;
    },
  };
}
