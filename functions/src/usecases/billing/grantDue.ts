import type { BillingLog, BillingStore } from './ports.ts';

const BATCH = 100;

/**
 * For everybody for whom time alone has changed something: grants the month that is due, ends the
 * access that is over. Returns how many were settled; each trouble is logged, the others go on.
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
  for (;;) {
    const due = await billing.due({ now, limit: BATCH });
    const before = settled;
    for (const uid of due) {
      try {
        await billing.settle({ uid, now });
        settled += 1;
      } catch (error) {
        log.settleFailed({ error });
      }
    }
    // Those that fail stay due: without progress, another round would ask for them for ever.
    if (due.length < BATCH || settled === before) return settled;
  }
}
