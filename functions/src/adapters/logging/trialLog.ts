import type { TrialLog } from '../../usecases/account/peoplePorts.ts';
import { log } from './writeLog.ts';

/** An alert stands on this text (ops/metrics.json). */
export const trialLog: TrialLog = {
  dayFull: (event) => log.error('trials: no more room today', event),
};
