import { inParallel } from '../../turns/inParallel.ts';
import type { BillingLog, BillingStore } from '../ports.ts';

/** Each waits for Firestore alone, and for documents that are nobody else's. */
const AT_ONCE = 10;

/**
 * For everybody for whom time alone has changed something: grants the month that is due, ends the
 * access that is over. Returns how many were settled. Each trouble is logged and stays due for the
 * next run; the others go on.
 */
export async function grantDue({
  billing,
  log,
  now,
}: {
  readonly billing: BillingStore;
  readonly log: BillingLog;
  readonly now: Date;
}): Promise<number> {
  let settled = 0;
  await inParallel(billing.due({ now }), {
    most: AT_ONCE,
    work: async (uid) => {
      try {
        await billing.settle({ uid, now });
        settled += 1;
      } catch (error) {
        log.settleFailed({ error });
      }
    },
  });
  return settled;
}
