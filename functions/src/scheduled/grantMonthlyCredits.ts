import { onSchedule } from 'firebase-functions/scheduler';
import { FUNCTION_OPTIONS } from '../config.ts';
import { billingLog } from '../adapters/logging/billingLog.ts';
import { grantDue } from '../usecases/billing/settling/grantDue.ts';
import { billingStore } from '../wiring/billingStore.ts';
import { log } from '../adapters/logging/writeLog.ts';

/** Grants the months that are due (of yearly plans too) and ends the access that is over. */
export const grantMonthlyCredits = onSchedule(FUNCTION_OPTIONS.grant, async () => {
  const settled = await grantDue({
    billing: billingStore(),
    log: billingLog,
    now: new Date(),
  });
  if (settled > 0) log.info('customers settled on time', { settled });
});
