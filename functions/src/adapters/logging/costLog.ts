import * as logger from 'firebase-functions/logger';
import type { CostLog } from '../../usecases/costPorts.ts';

/** Of what hosted models cost a day: each bound is told once, when it is passed. */
export const costLog: CostLog = {
  passed: (event) =>
    event.bound === 'alert'
      ? logger.warn('hosted models: the day costs more than expected', event)
      : logger.error('hosted models: no more money today', event),
};
