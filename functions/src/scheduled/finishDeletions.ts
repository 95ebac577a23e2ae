import * as logger from 'firebase-functions/logger';
import { onSchedule } from 'firebase-functions/scheduler';
import { FUNCTION_OPTIONS, STRIPE_SECRET_KEY, TRIAL_SALT } from '../config.ts';
import { finishDeletions as run } from '../usecases/account/deleteAccount.ts';
import { accountPorts } from '../wiring/accountPorts.ts';

/** Deletes accounts whose seven days are over, and takes up what stopped in the middle. */
export const finishDeletions = onSchedule(
  { ...FUNCTION_OPTIONS.deletions, secrets: [STRIPE_SECRET_KEY, TRIAL_SALT] },
  async () => {
    const ended = await run(await accountPorts());
    if (ended > 0) logger.info('accounts deleted', { ended });
  },
);
