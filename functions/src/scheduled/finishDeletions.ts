import { onSchedule } from 'firebase-functions/scheduler';
import { FUNCTION_OPTIONS, STRIPE_SECRET_KEY, TRIAL_SALT } from '../config.ts';
import { finishDeletions as run } from '../usecases/account/deleteAccount.ts';
import { tendExports } from '../usecases/account/exportData.ts';
import { accountPorts } from '../wiring/accountPorts.ts';
import { exportPorts } from '../wiring/exportPorts.ts';
import { purgeUnbegun } from '../usecases/account/removeUnbegun.ts';
import { firebaseUnbegun } from '../adapters/auth/unbegun.ts';
import { auth, defaultBucket, firestore } from '../adapters/services.ts';
import { allSteps } from './allSteps.ts';
import { isWeekly } from './isWeekly.ts';
import { log } from '../adapters/logging/writeLog.ts';

/**
 * Deletes accounts whose seven days are over, takes up what stopped in the middle, and removes copies
 * of somebody's data whose time is over. Once a week also who signed up a month ago and never began.
 */
export const finishDeletions = onSchedule(
  { ...FUNCTION_OPTIONS.deletions, secrets: [STRIPE_SECRET_KEY, TRIAL_SALT] },
  async () => {
    await allSteps(
      {
        ended: async () => run(accountPorts()),
        copies: () => tendExports(exportPorts()),
        unbegun: async () => {
          if (!isWeekly(new Date())) return 0;
          const sources = { auth: auth(), db: firestore(), bucket: defaultBucket() };
          return purgeUnbegun({ ...accountPorts(), unbegun: firebaseUnbegun(sources) });
        },
      },
      (did) => log.info('accounts deleted, copies tended', did),
    );
  },
);
