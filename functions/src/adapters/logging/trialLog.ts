import type { TrialLog } from '../../usecases/peoplePorts.ts';
import { log } from './writeLog.ts';

/** An alert: put a log-based one on this text (docs/deploying.md). */
export const trialLog: TrialLog = {
  dayFull: (event) => log.error('trials: no more room today', event),
};
