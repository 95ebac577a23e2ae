import * as logger from 'firebase-functions/logger';
import type { TrialLog } from '../../usecases/peoplePorts.ts';

/** An alert: put a log-based one on this text (docs/deploying.md). */
export const trialLog: TrialLog = {
  dayFull: (event) => logger.error('trials: no more room today', event),
};
